import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { imageName, type Target } from './build-images.ts';
import { run } from './command.ts';

const settings = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()).nullish(),
      Entrypoint: z.array(z.string()).nullish(),
      WorkingDir: z.string(),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
});

export interface Container extends AsyncDisposable {
  target: Target;
  /** Waits until the health check of the image succeeds. Rejects with its last lines after the time, or when it ends. */
  untilHealthy(limitMs: number): Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
  /** Runs a program in it as its own user, and rejects where that fails. */
  run(...command: string[]): Promise<string>;
}

const GRACE_MS = 15_000;

/**
 * Starts an image as its user over its own files, read-only but for /tmp, as docker-compose.yml does. It shares the network
 * and the processes of the machine; the names of the compose file all lead to this machine.
 */
export async function startContainer(target: Target, variables: Readonly<Record<string, string>>): Promise<Container> {
  const { config } = settings.parse(
    JSON.parse(await run('buildah', ['inspect', '--type', 'image', imageName(target)])),
  ).Docker;
  const id = (await run('buildah', ['from', '--pull-never', imageName(target)])).trim();
  const root = (await run('buildah', ['mount', id])).trim();
  const folder = await mkdtemp(join(tmpdir(), 'gaemi-container-'));
  const hosts = join(folder, 'hosts');
  await writeFile(hosts, '127.0.0.1 localhost api web worker mongo elasticmq mailpit\n');
  const user = config.User.includes(':') ? config.User : `${config.User}:${config.User}`;
  const given = [...config.Env, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)];
  const inside = (command: readonly string[]) => [
    ...[
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-euc',
      ENTER,
      'enter',
      root,
      hosts,
      user,
      config.WorkingDir || '/',
    ],
    ...['env', '-i', ...given, ...command],
  ];
  const child = spawn('unshare', inside([...(config.Entrypoint ?? []), ...(config.Cmd ?? [])]), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = keepLines(child);
  const ended = once(child, 'close').then(([code]) => z.number().nullable().parse(code));
  const runInside = (...command: string[]) => run('unshare', inside(command));
  const [, ...check] = config.Healthcheck.Test;
  const stop = async () => {
    child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    const code = await ended;
    clearTimeout(killer);
    return code;
  };
  return {
    target,
    run: runInside,
    stop,
    async untilHealthy(limitMs) {
      const until = Date.now() + limitMs;
      for (;;) {
        if (child.exitCode !== null) throw new Error(`${target} ended with ${child.exitCode}:\n${lines.join('\n')}`);
        const failed = await runInside(...check).then(
          () => null,
          (error: unknown) => error,
        );
        if (failed === null) return;
        if (Date.now() > until) throw new Error(`${target} is not healthy:\n${lines.join('\n')}`, { cause: failed });
        await sleep(1_000);
      }
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await run('buildah', ['rm', id]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The files of the image read-only, its own /tmp and /proc, the names of the other services, and its user. */
const ENTER = `
mount --bind "$1" "$1"
mount -t tmpfs tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
touch "$1/etc/hosts" && mount --bind "$2" "$1/etc/hosts"
mount -o remount,bind,ro "$1"
root=$1 user=$3 folder=$4
shift 4
exec setpriv --no-new-privs chroot --userspec="$user" "$root" sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
`;

function keepLines(child: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: unknown) => {
      lines.push(...String(chunk).trimEnd().split('\n'));
      lines.splice(0, lines.length - 30);
    });
  return lines;
}
