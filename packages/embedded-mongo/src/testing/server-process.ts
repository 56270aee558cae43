import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

/** The end of a process. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Output on standard error. */
  errors: string;
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** The first line of output; empty when the process ended before. */
  uri: string;
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<Ended>;
}

export interface ProcessOptions extends Pick<SpawnOptions, 'uid' | 'gid'> {
  /** Limits files to this many blocks of 512 bytes (1,024 in some shells), which stands for a full disk. */
  fileBlocks?: number;
  /** Opens an IPC channel, which ends with the parent. */
  ipc?: boolean;
}

/** Runs the command line and waits until it is ready or ends. */
export async function startProcess(args: readonly string[], options: ProcessOptions = {}): Promise<ServerProcess> {
  const { fileBlocks, ipc, ...identity } = options;
  const command = [process.execPath, MAIN, ...args];
  const limited =
    fileBlocks === undefined
      ? command
      : ['sh', '-c', `ulimit -f ${fileBlocks}; NODE_DISABLE_COMPILE_CACHE=1 exec "$@"`, 'sh', ...command];
  const [program = '', ...rest] = limited;
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    ...identity,
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const end = () => resolve({ code, signal, errors });
      if (child.stderr?.closed === false) child.stderr.once('close', end);
      else end();
    });
  });
  const uri = await firstLine(child);
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, uri, ended, stop };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) return '';
  for await (const line of createInterface({ input: stdout })) return line;
  return '';
}
