import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './start-server.ts';

/**
 * Runs the server until SIGINT, SIGTERM or the end of the process that forked it. Options: `--port N` (27017), `--host
 * ADDRESS` (127.0.0.1), `--data DIR` (absent: in memory), `--replica-set NAME` (rs0). Prints the connection string when it is ready. Ends with one
 * line on standard error and exit code 1 after a failure, 2 for wrong arguments.
 */
export async function runFromCommandLine(args: string[]): Promise<void> {
  const options = optionsFrom(args);
  const stopRequested = Promise.withResolvers<void>();
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => stopRequested.resolve());
  const mongo = await startEmbeddedMongo({ ...options, log: (line) => console.error(line) }).catch((error: unknown) =>
    exitWith(startingError(error, options)),
  );
  void mongo.failed.then((failure) => exitWith(stoppedBy(failure, options)));
  void stopRequested.promise.then(() => stop(mongo, options));
  // Printed last, because a caller that waits for this line may end the server at once.
  console.log(mongo.uri);
  flushCompileCache();
}

async function stop(mongo: EmbeddedMongo, options: EmbeddedMongoOptions): Promise<never> {
  await mongo.close().catch((error: unknown) => exitWith(stoppedBy(error, options)));
  process.exit(0);
}

function optionsFrom(args: string[]): EmbeddedMongoOptions & { port: number } {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { port: text, host: text, data: text, 'replica-set': text } });
    const { port = '27017', host, data, 'replica-set': replicaSet } = values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new Error(`--port must be a number from 0 to 65535, not ${port}`);
    return {
      port: Number(port),
      ...(host !== undefined && { host }),
      ...(data !== undefined && { dataDir: data }),
      ...(replicaSet !== undefined && { replicaSet }),
    };
  } catch (error) {
    exitWith(messageOf(error), 2);
  }
}

function startingError(error: unknown, { port, host = '127.0.0.1' }: EmbeddedMongoOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' ? `Port ${port} of ${host} is taken` : messageOf(error);
}

const stoppedBy = (error: unknown, { dataDir = 'memory' }: EmbeddedMongoOptions) =>
  `Stopped, as ${messageOf(error)} (${dataDir}). What was acknowledged is on the disk; start again to use it.`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Writes synchronously, because a pipe may lose buffered output when the process ends. */
function exitWith(reason: string, code = 1): never {
  writeSync(2, `${reason.split('\n')[0]}\n`);
  process.exit(code);
}
