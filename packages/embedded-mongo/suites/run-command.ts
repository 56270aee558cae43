import { spawn } from 'node:child_process';

export interface Program {
  cwd: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** Runs a Node program to its end and returns the end of its output. Ignores the exit code. */
export async function runNode({ cwd, args, env = {} }: Program): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  const keep = (text: string) => {
    output = (output + text).slice(-1_000_000);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}
