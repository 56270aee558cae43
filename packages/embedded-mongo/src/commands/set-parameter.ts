import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';

function setParameter({ server, command }: Context): Answer {
  const [name, value] = Object.entries(command).find(([field]) => server.parameters.has(field)) ?? [];
  if (name === undefined) throw new MongoError(72, 'attempted to set unrecognized parameter');
  const was = server.parameters.get(name);
  server.parameters.set(name, value);
  return { reply: { was } };
}

export const SET_PARAMETER: Command = { name: 'setParameter', fields: [], lenient: true, run: setParameter };
