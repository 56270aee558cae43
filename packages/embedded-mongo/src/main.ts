import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
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
console.log(mongo.uri);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void mongo.close().then(() => process.exit(0));
  });
}
