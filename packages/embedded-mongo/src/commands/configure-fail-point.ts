import type { Answer, Command, Context } from '../session/command.ts';
import { isDoc } from '../values/values.ts';

function configureFailPoint({ server, command }: Context): Answer {
  server.failPoints.configure(command.configureFailPoint, command.mode, isDoc(command.data) ? command.data : {});
  return {};
}

export const CONFIGURE_FAIL_POINT: Command = {
  name: 'configureFailPoint',
  fields: ['mode', 'data'],
  run: configureFailPoint,
};
