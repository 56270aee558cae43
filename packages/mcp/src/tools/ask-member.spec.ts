import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, expect, it, vi } from 'vitest';
import { askMember, type Consent } from './ask-member.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Asks a person who answers so, by a program that can ask. */
async function ask(answer: () => ElicitResult | Promise<ElicitResult>, signal = new AbortController().signal) {
  const server = new McpServer({ name: 'server', version: '1' });
  const client = new Client({ name: 'asking', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, answer);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return askMember(server, '삼성전자 뉴스 분석에는 20 크레딧이 들어요.', { requestId: 1, signal });
}

const accept = (agree: boolean): ElicitResult => ({ action: 'accept', content: { agree } });

it.each<[Consent, ElicitResult]>([
  ['agreed', accept(true)],
  ['declined', accept(false)],
  ['declined', { action: 'decline' }],
  ['unanswered', { action: 'cancel' }],
])('takes for %s what a person answers', async (consent, answer) => {
  expect(await ask(() => answer)).toBe(consent);
});

it('takes a question that the program could not put for unanswered', async () => {
  const broken = () => {
    throw new Error('no window');
  };
  expect(await ask(broken)).toBe('unanswered');
});

it('waits for a person who reads for longer than a minute', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<ElicitResult>();
  const asked = ask(() => late.promise);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  late.resolve(accept(true));
  expect(await asked).toBe('agreed');
});

it('ends with the call that asks, and once nobody answers', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<ElicitResult>(() => undefined);
  const call = new AbortController();
  const [ended, left] = [ask(never, call.signal), ask(never)];
  await vi.advanceTimersByTimeAsync(60_000);
  call.abort();
  expect(await ended).toBe('unanswered');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await left).toBe('unanswered');
});
