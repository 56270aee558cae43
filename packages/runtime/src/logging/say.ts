let isLost = false;
// Whoever read the lines may be gone, as `head` after its last one: what the program does goes on to its end. So it does where
// the lines cannot be stored, but its exit code tells.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' || isLost) return;
  isLost = true;
  process.stderr.write(`stdout: ${error.message}\n`);
  process.once('exit', () => {
    process.exitCode ||= 1;
  });
});

/** Prints a line of a command on stdout. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`);
