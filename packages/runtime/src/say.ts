// Whoever read the lines may be gone, as `head` after its last one: what the program does goes on to its end.
process.stdout.on('error', () => {});

/** Prints a line of a command on stdout. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`);
