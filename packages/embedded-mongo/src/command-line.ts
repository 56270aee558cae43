import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server.ts';

/** Runs the server until it is told to end: `--port N` (27017) and `--data DIR` (absent: in memory). */
export async function runFromCommandLine(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: 'string' }, data: { type: 'string' } } });
  const port = Number(values.port ?? 27017);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(`--port must be a number from 0 to 65535, not ${values.port}`);
    process.exit(2);
  }
  const mongo = await startEmbeddedMongo({
    port,
    ...(values.data !== undefined && { dataDir: values.data }),
    log: (line) => console.error(line),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void mongo.close().then(() => process.exit(0));
    });
  }
  // Last, so that whoever waits for it may end the server at once.
  console.log(mongo.uri);
  flushCompileCache();
}
