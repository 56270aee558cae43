import type { Command } from '../session/command.ts';

export const CONNECTION_STATUS: Command = {
  name: 'connectionStatus',
  fields: ['showPrivileges'],
  run: () => ({ reply: { authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } } }),
};
