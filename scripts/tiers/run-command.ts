import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Hold the output back and write it in one piece at the end, as one of several that run side by side. */
  buffered: boolean;
}

/** Runs a command to its end and resolves to its exit status; a signal or a failed start counts as 1. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<number> {
  const output = options.buffered ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output],
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => held.push(chunk));
  return new Promise((resolve) => {
    const end = (status: number) => {
      if (held.length > 0) process.stdout.write(Buffer.concat(held));
      held.length = 0;
      resolve(status);
    };
    child.once('error', (error) => {
      held.push(Buffer.from(`${error.message}\n`));
      end(1);
    });
    child.once('close', (status) => end(status ?? 1));
  });
}
