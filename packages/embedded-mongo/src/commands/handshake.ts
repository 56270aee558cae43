import { ObjectId } from 'bson';
import type { Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import { MAX_MESSAGE_BYTES } from '../wire/message-reader.ts';

/** The MongoDB whose behaviour is followed; drivers choose features by the wire version. */
const VERSION = [7, 0, 14, 0] as const;
const WIRE_VERSION = 21;
const ELECTION = new ObjectId('7fffffff0000000000000001');

function hello({ server, connection, command }: Context): Doc {
  const client = isDoc(command.client) ? command.client : {};
  const application = isDoc(client.application) ? client.application : {};
  if (typeof application.name === 'string') connection.appName = application.name;
  const me = server.address;
  return {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    secondary: false,
    setName: 'rs0',
    setVersion: 1,
    electionId: ELECTION,
    hosts: [me],
    primary: me,
    me,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

/** Credentials are not asked for, so none can be right. */
function refuseCredentials(): never {
  throw new MongoError(18, 'Authentication failed: this embedded server has no users.');
}

const buildInfo = () => ({
  reply: {
    version: VERSION.slice(0, 3).join('.'),
    gitVersion: 'embedded',
    modules: [],
    allocator: 'node',
    javascriptEngine: 'none',
    sysInfo: 'deprecated',
    versionArray: [...VERSION],
    openssl: {},
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['sqlite'],
  },
});

function getParameter({ server, command }: Context): { reply: Doc } {
  const all = server.parameters.all();
  if (command.getParameter === '*') return { reply: all };
  const asked = Object.entries(all).filter(([name]) => Object.hasOwn(command, name));
  if (asked.length === 0) throw new MongoError(72, 'no option found to get');
  return { reply: Object.fromEntries(asked) };
}

function setParameter({ server, command }: Context): { reply: Doc } {
  const [name, value] = Object.entries(command).find(([field]) => server.parameters.has(field)) ?? [];
  if (name === undefined) throw new MongoError(72, 'attempted to set unrecognized parameter');
  const was = server.parameters.get(name);
  server.parameters.set(name, value);
  return { reply: { was } };
}

const startedMs = (context: Context) => Date.now() - context.server.startedAt;

function serverStatus(context: Context): { reply: Doc } {
  const { server } = context;
  const uptime = Math.floor(startedMs(context) / 1000);
  return {
    reply: {
      host: server.address,
      version: VERSION.slice(0, 3).join('.'),
      process: 'mongod',
      pid: process.pid,
      uptime,
      uptimeMillis: startedMs(context),
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

function configureFailPoint({ server, command }: Context): { reply: Doc } {
  server.failPoints.configure(command.configureFailPoint, command.mode, isDoc(command.data) ? command.data : {});
  return { reply: {} };
}

/** Greetings and what a server says of itself. */
export const HANDSHAKE_COMMANDS: readonly Command[] = [
  { name: 'hello', fields: [], lenient: true, run: (context) => ({ reply: hello(context) }) },
  { name: 'isMaster', fields: [], lenient: true, run: (context) => ({ reply: hello(context) }) },
  { name: 'saslStart', fields: [], lenient: true, run: refuseCredentials },
  { name: 'authenticate', fields: [], lenient: true, run: refuseCredentials },
  { name: 'logout', fields: [], run: () => ({}) },
  { name: 'ping', fields: [], run: () => ({}) },
  { name: 'buildInfo', fields: [], run: buildInfo },
  { name: 'getParameter', fields: [], lenient: true, run: getParameter },
  { name: 'setParameter', fields: [], lenient: true, run: setParameter },
  { name: 'serverStatus', fields: [], lenient: true, run: serverStatus },
  { name: 'configureFailPoint', fields: ['mode', 'data'], run: configureFailPoint },
  { name: 'whatsmyuri', fields: [], run: ({ connection }) => ({ reply: { you: connection.remoteAddress } }) },
  {
    name: 'connectionStatus',
    fields: ['showPrivileges'],
    run: () => ({ reply: { authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } } }),
  },
  {
    name: 'replSetGetStatus',
    fields: [],
    run: ({ server }) => ({
      reply: {
        set: 'rs0',
        myState: 1,
        members: [{ _id: 0, name: server.address, health: 1, state: 1, stateStr: 'PRIMARY', self: true }],
      },
    }),
  },
];
