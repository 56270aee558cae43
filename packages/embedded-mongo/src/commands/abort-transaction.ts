import type { Answer, Command, Context } from '../session/command.ts';
import { requiredTransaction } from './required-transaction.ts';

function abortTransaction(context: Context): Answer {
  context.server.store.end(requiredTransaction(context), false);
  return {};
}

export const ABORT_TRANSACTION: Command = {
  name: 'abortTransaction',
  fields: ['recoveryToken'],
  transactional: true,
  run: abortTransaction,
};
