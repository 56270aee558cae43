import { type ChildCommand, type RunningChild, startChild } from './child-process.ts';
import { readableLogLine } from './readable-log-line.ts';

const STOP_GRACE_MS = 3_000;

/**
 * Runs `build`, which builds again at every change, and after each build `app` anew. Node's own `--watch` is not used
 * for this: it may see a bundle while it is written, and misses a change that follows a restart closely.
 * @returns a promise that resolves, with how, when the build itself ends; disposing ends build and app
 */
export function startReloadingApp(
  { build, app }: { build: ChildCommand; app: ChildCommand },
  { env, say }: { env: NodeJS.ProcessEnv; say: (line: string) => void },
): AsyncDisposable & { buildEnded: Promise<string> } {
  let running: RunningChild | null = null;
  let restart = Promise.resolve();
  let stopping = false;

  const builder = startChild(build, {
    env,
    onLine(line, stream) {
      const built = /\bbuilt in \d/.test(line);
      // Of the list of files that each build writes nothing is told, of what went wrong everything.
      if (built || (stream === 'stderr' && line.trim() !== '')) say(`[${build.name}] ${line}`);
      if (built) restart = restart.then(runAnew);
    },
  });

  async function runAnew(): Promise<void> {
    const before = running;
    running = null;
    await before?.stop(STOP_GRACE_MS);
    if (stopping) return;
    const child = startChild(app, { env, onLine: (line) => say(`[${app.name}] ${readableLogLine(line)}`) });
    running = child;
    child.ended.then((how) => {
      if (running === child && !stopping) say(`[${app.name}] ended (${how}), starts again with the next change`);
    });
  }

  return {
    buildEnded: builder.ended,
    async [Symbol.asyncDispose]() {
      stopping = true;
      await builder.stop(STOP_GRACE_MS);
      await restart;
      await running?.stop(STOP_GRACE_MS);
    },
  };
}
