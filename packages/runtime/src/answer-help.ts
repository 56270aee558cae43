/** Whether the arguments of a program ask how it is called. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((argument) => argument === '--help' || argument === '-h');

/** Ends this program with its usage, and exit code 0, where its arguments ask for that. */
export function answerHelp(usage: string): void {
  if (!asksForHelp(process.argv.slice(2))) return;
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
