import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Node program to run. */
export interface ChildCommand {
  /** As it stands before its lines. */
  name: string;
  /** Options and script for Node itself. */
  args: readonly string[];
  cwd?: string;
  /** How it says that it is ready: with the message `ready` to its parent, or with its first line on stdout. */
  saysReady?: 'message' | 'line';
}

/** Given to Node by `--import`, ends a program cleanly when its parent is killed; the channel alone does not keep it running. */
export const endWithParent =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"));process.channel.unref()';

export interface RunningChild {
  /** Resolves once the process and its output are at an end, with how: `exit code 1`, `SIGKILL`. Never rejects. */
  ended: Promise<string>;
  /** Asks it to end and, after `graceMs`, makes it end. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts a Node program as a child in a process group of its own, so that a terminal's Ctrl-C reaches only this
 * process, which then ends its children in order. The child has an IPC channel: should this process be killed, the
 * child sees `disconnect` and ends itself.
 */
export function startChild(
  command: ChildCommand,
  options: {
    env: NodeJS.ProcessEnv;
    onLine: (line: string, stream: 'stdout' | 'stderr') => void;
    onReady?: () => void;
  },
): RunningChild {
  const child = spawn(process.execPath, command.args, {
    detached: true,
    env: options.env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(command.cwd === undefined ? {} : { cwd: command.cwd }),
  });
  for (const stream of ['stdout', 'stderr'] as const) {
    const output: Readable | null = child[stream];
    if (output === null) continue;
    const lines = createInterface({ input: output }).on('line', (line) => options.onLine(line, stream));
    if (stream === 'stdout' && command.saysReady === 'line') lines.once('line', () => options.onReady?.());
  }
  if (command.saysReady === 'message') child.on('message', (message) => message === 'ready' && options.onReady?.());
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Whatever the child started itself must not outlive it, nor hold its output open.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return {
    ended,
    async stop(graceMs) {
      child.kill('SIGTERM');
      const patience = new AbortController();
      await Promise.race([ended, sleep(graceMs, undefined, { signal: patience.signal }).catch(() => {})]);
      patience.abort();
      if (child.exitCode === null && child.signalCode === null) killGroup(child);
      await ended;
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is empty already.
  }
}
