import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a program to its end and returns what it printed. Rejects with its last lines where it fails. */
export async function run(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await code) === 0) return output;
  const tail = `${output}\n${errors}`.trim().split('\n').slice(-25).join('\n');
  throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${tail}`);
}

/** Whether a program is there. */
export const isInstalled = (program: string): Promise<boolean> =>
  run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
