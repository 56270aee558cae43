import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
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
