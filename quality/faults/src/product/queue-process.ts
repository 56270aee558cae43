import { startFauxqs } from 'fauxqs';

// The queue server as a separate process, in product time like all others, durable as in `pnpm start`. Prints its
// address.
const [port, dataDir] = process.argv.slice(2);
const queue = await startFauxqs({
  port: Number(port),
  host: '127.0.0.1',
  logger: false,
  defaultRegion: 'ap-northeast-2',
  ...(dataDir !== undefined && { dataDir }),
});
process.stdout.write(`http://127.0.0.1:${queue.port}\n`);
