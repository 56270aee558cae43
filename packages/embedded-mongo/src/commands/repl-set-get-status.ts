import type { Command } from '../session/command.ts';

/** Describes the replica set, whose only member is this server. */
export const REPL_SET_GET_STATUS: Command = {
  name: 'replSetGetStatus',
  fields: [],
  run: ({ server }) => ({
    reply: {
      set: server.replicaSet,
      myState: 1,
      members: [{ _id: 0, name: server.address, health: 1, state: 1, stateStr: 'PRIMARY', self: true }],
    },
  }),
};
