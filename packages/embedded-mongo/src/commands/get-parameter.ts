import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';

function getParameter({ server, command }: Context): Answer {
  const all = server.parameters.all();
  if (command.getParameter === '*') return { reply: all };
  const asked = Object.entries(all).filter(([name]) => Object.hasOwn(command, name));
  if (asked.length === 0) throw new MongoError(72, 'no option found to get');
  return { reply: Object.fromEntries(asked) };
}

export const GET_PARAMETER: Command = { name: 'getParameter', fields: [], lenient: true, run: getParameter };
