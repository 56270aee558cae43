import type { Answer, Command, Context } from '../session/command.ts';
import { VERSION } from './server-version.ts';

function serverStatus({ server }: Context): Answer {
  const uptimeMillis = Date.now() - server.startedAt;
  return {
    reply: {
      host: server.address,
      version: VERSION,
      process: 'mongod',
      pid: process.pid,
      uptime: Math.floor(uptimeMillis / 1000),
      uptimeMillis,
      localTime: new Date(),
      metrics: { cursor: { open: { total: server.cursors.count } } },
      transactions: { currentOpen: server.store.openTransactions },
      storageEngine: {
        name: 'sqlite',
        persistent: true,
        supportsCommittedReads: true,
        supportsSnapshotReadConcern: true,
      },
    },
  };
}

export const SERVER_STATUS: Command = { name: 'serverStatus', fields: [], lenient: true, run: serverStatus };
