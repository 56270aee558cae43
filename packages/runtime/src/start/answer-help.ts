/** Whether the arguments of a program ask how it is called. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((argument) => argument === '--help' || argument === '-h');

/** Ends this program with its usage, and exit code 0, where its arguments ask for that. */
export function answerHelp(usage: string): void {
  if (!asksForHelp(process.argv.slice(2))) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}

/** Returns what is read of the arguments of this program. Else ends it: with its usage where they ask for that, or what is wrong and the usage. */
export function readArgumentsOrExit<Read>(usage: string, read: () => Read): Read {
  answerHelp(usage);
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    return process.exit(1);
  }
}
