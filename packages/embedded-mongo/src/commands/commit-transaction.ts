import type { Answer, Command, Context } from '../session/command.ts';
import { requiredTransaction } from './required-transaction.ts';

function commitTransaction(context: Context): Answer {
  const txn = requiredTransaction(context);
  const { session, server } = context;
  if (txn.state === 'open') {
    server.store.end(txn, true);
    if (session) {
      session.committed = true;
      server.sessions.save(session, 'committed');
    }
  }
  return {};
}

export const COMMIT_TRANSACTION: Command = {
  name: 'commitTransaction',
  fields: ['recoveryToken'],
  transactional: true,
  run: commitTransaction,
};
