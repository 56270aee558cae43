import { connect, type Socket } from 'node:net';
import { MessageReader } from '@gaemi/embedded-mongo/protocol/wire';
import type { WireRequest } from '../faults/fault.ts';
import type { FaultDesk } from '../faults/fault-desk.ts';
import { type Listening, listenForSockets } from './listen.ts';

/** Commands that are not part of the product's work. */
const SMALL_TALK = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions', 'createIndexes', 'buildInfo']);

export interface ProxySettings {
  desk: FaultDesk;
  /** Name of the process whose requests arrive here. */
  from: string;
  /** Port of the service on the loopback address, looked up for each connection. */
  upstream: () => number;
}

/**
 * Proxy between one process and the store. It reads commands and collections: `insert credit_logs`,
 * `commitTransaction`.
 */
export function startMongoProxy(settings: ProxySettings): Promise<Listening> {
  return listenForSockets((socket) => serve(socket, settings));
}

function serve(client: Socket, { desk, from, upstream }: ProxySettings): void {
  if (desk.isAway('store')) {
    client.destroy();
    return;
  }
  const store = connect(upstream(), '127.0.0.1');
  for (const socket of [client, store]) socket.setNoDelay();
  const end = () => {
    client.destroy();
    store.destroy();
  };
  for (const socket of [client, store]) socket.on('error', end).on('close', end);

  // A connection has one request in flight at a time; its answer is checked under the request's name.
  let asked: WireRequest | null = null;
  let isLast = false;
  const pass = async (message: Buffer, moment: 'before' | 'after') => {
    if (moment === 'after' && isLast) {
      desk.kill(from);
      return end();
    }
    if (moment === 'before') asked = parseWireRequest(message, from);
    if (asked !== null) {
      const verdict = desk.judge(asked, moment);
      if (verdict.act === 'drop') return end();
      if (verdict.act === 'delay') await verdict.over;
      isLast = verdict.act === 'delay' && verdict.last === true;
    }
    (moment === 'before' ? store : client).write(message);
  };
  relay(client, (message) => pass(message, 'before'), end);
  relay(store, (message) => pass(message, 'after'), end);
}

/** Passes on whole messages, one after the other. */
function relay(socket: Socket, hand: (message: Buffer) => Promise<void>, end: () => void): void {
  const reader = new MessageReader();
  let last = Promise.resolve();
  socket.on('data', (chunk) => {
    try {
      for (const message of reader.read(chunk)) last = last.then(() => hand(message));
    } catch {
      end();
    }
  });
}

const HEADER = 16;
const OP_MSG = 2013;
const STRING = 2;

/** Reads name and collection, which come first in a command. It decodes nothing else, since documents can be large. */
function parseWireRequest(message: Buffer, from: string): WireRequest | null {
  // After the flags comes a section of kind 0, which is one document: its length, then its first field.
  const at = HEADER + 4 + 1 + 4;
  if (message.readInt32LE(12) !== OP_MSG || message[HEADER + 4] !== 0) return null;
  const nameEnd = message.indexOf(0, at + 1);
  const name = message.toString('utf8', at + 1, nameEnd);
  if (SMALL_TALK.has(name)) return null;
  if (message[at] !== STRING) return { service: 'store', from, point: name };
  const end = nameEnd + 5 + message.readInt32LE(nameEnd + 1) - 1;
  return { service: 'store', from, point: `${name} ${message.toString('utf8', nameEnd + 5, end)}` };
}
