import { Binary } from 'bson';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Session } from '../session/sessions.ts';
import { MongoError } from '../values/errors.ts';
import { isDoc } from '../values/values.ts';

function end(context: Context, sessions: Session[]): Answer {
  for (const session of sessions) context.server.cursors.killOf(session);
  context.server.sessions.end(sessions);
  return {};
}

function named(context: Context): Answer {
  const list = context.command[context.name];
  if (!Array.isArray(list))
    throw new MongoError(14, `BSON field '${context.name}' is the wrong type, expected type 'array'`);
  const wanted = list.flatMap((item) => (isDoc(item) && item.id instanceof Binary ? [item.id.toString('hex')] : []));
  return end(
    context,
    context.server.sessions.all().filter(({ id }) => wanted.includes(Buffer.from(id).toString('hex'))),
  );
}

function requireTransaction({ txn, name }: Context): NonNullable<Context['txn']> {
  if (!txn) throw new MongoError(125, `${name} must be run within a transaction`);
  return txn;
}

function commit(context: Context): Answer {
  const txn = requireTransaction(context);
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

function abort(context: Context): Answer {
  const txn = requireTransaction(context);
  context.server.store.end(txn, false);
  return {};
}

/** Sessions and the ends of transactions. */
export const SESSION_COMMANDS: readonly Command[] = [
  { name: 'endSessions', fields: [], run: named },
  { name: 'killSessions', fields: [], run: named },
  {
    name: 'killAllSessions',
    fields: [],
    run: (context) =>
      end(
        context,
        context.server.sessions.all().filter((s) => s !== context.session),
      ),
  },
  { name: 'refreshSessions', fields: [], run: () => ({}) },
  { name: 'commitTransaction', fields: ['recoveryToken'], transactional: true, run: commit },
  { name: 'abortTransaction', fields: ['recoveryToken'], transactional: true, run: abort },
];
