import { expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { startOperationsServer } from './operations-server.ts';

it('names the setting of a port that is taken', async () => {
  const options = {
    host: '127.0.0.1',
    logger: createLogger({ app: 'test', level: 'silent' }),
    ready: async () => true,
  };
  const first = await startOperationsServer({ ...options, port: 0, setting: 'METRICS_PORT' });
  const { port } = first;
  await expect(startOperationsServer({ ...options, port, setting: 'WORKER_METRICS_PORT' })).rejects.toThrow(
    `WORKER_METRICS_PORT: ${port} cannot be listened on (EADDRINUSE). Choose another.`,
  );
  await first.close();
});

it.each(['203.0.113.1', 'nowhere.invalid'])('names the setting of an address that cannot be had: %s', async (host) => {
  const logger = createLogger({ app: 'test', level: 'silent' });
  const start = startOperationsServer({ host, port: 0, setting: 'METRICS_PORT', logger, ready: async () => true });
  await expect(start).rejects.toThrow(/^METRICS_HOST: is no address of this machine \(E[A-Z_]+\)$/);
});
