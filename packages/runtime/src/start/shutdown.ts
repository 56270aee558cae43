/**
 * Ends the process cleanly on SIGTERM and SIGINT, and when its parent with an IPC channel has exited. `close` gets
 * `timeoutMs` to finish; the exit code is 0 if it does, else 1.
 */
export function onShutdown(close: () => Promise<void>, timeoutMs = 9_000): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    const timer = setTimeout(() => process.exit(1), timeoutMs);
    close().then(
      () => {
        clearTimeout(timer);
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (process.send === undefined) return;
  // The parent may have gone while this process started.
  if (process.connected) process.on('disconnect', end);
  else end();
}
