import { ObjectId } from 'bson';
import type { Answer, Command, Context } from '../session/command.ts';
import { isDoc } from '../values/values.ts';
import { MAX_MESSAGE_BYTES } from '../wire/message-reader.ts';

/** Wire version of MongoDB 7.0, by which drivers choose features. */
const WIRE_VERSION = 21;
const ELECTION = new ObjectId('7fffffff0000000000000001');

function hello({ server, connection, command }: Context): Answer {
  const client = isDoc(command.client) ? command.client : {};
  const application = isDoc(client.application) ? client.application : {};
  if (typeof application.name === 'string') connection.appName = application.name;
  const me = server.address;
  const reply = {
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    secondary: false,
    setName: server.replicaSet,
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
  return { reply };
}

export const HELLO: Command = { name: 'hello', fields: [], lenient: true, run: hello };
