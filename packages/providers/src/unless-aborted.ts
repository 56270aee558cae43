/** Runs `work` unless the signal aborts first. Throws `reason()` then, by default the reason of the signal. */
export async function unlessAborted<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  reason: () => unknown = () => signal.reason,
): Promise<T> {
  if (signal.aborted) throw reason();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = () => reject(reason());
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
