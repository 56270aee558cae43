import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

type Node = Record<string, unknown>;

/** Names of companies, brokers and failed sources, ids, links and sentences of ours: public, or no text of a source. */
const own = new Set([
  ...[
    'stock_name',
    'name',
    'present_name',
    'queries',
    'majors',
    'failed',
    'detail',
    'message',
    'period',
    'searching_period',
  ],
  ...['judge_version', 'event_id', 'event_ids', 'event', 'link', 'request_id'],
]);

const opened = Object.entries<Endpoint>(endpoints).filter(([, { apiKey }]) => apiKey !== undefined);

describe.each(opened)('what a key gets from %s', (_, { answer: whole, answerTypes, withheld }) => {
  const answer = whole ?? answerTypes?.['text/event-stream'];
  it('names every free text of the answer as one that a rule withholds', () => {
    const texts =
      answer === undefined ? [] : freeTexts(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' }));
    expect(texts).toEqual(withheld === undefined ? [] : [...withheld.texts].toSorted());
  });

  it('has no e-mail address, since no key reads the account', () => {
    const schema = answer === undefined ? {} : z.toJSONSchema(answer, { unrepresentable: 'any', io: 'input' });
    expect(JSON.stringify(schema)).not.toContain('"format":"email"');
  });
});

/** Paths of the strings of a schema without format, pattern or list of values; positions in lists are left out. */
function freeTexts(schema: Node): string[] {
  const definitions = (schema.$defs ?? {}) as Record<string, Node>;
  const found = new Set<string>();
  const walk = (node: Node, path: readonly string[]): void => {
    if (typeof node.$ref === 'string') walk(definitions[node.$ref.split('/').at(-1) ?? ''] ?? {}, path);
    for (const part of ['anyOf', 'oneOf', 'allOf'] as const)
      for (const option of (node[part] ?? []) as Node[]) walk(option, path);
    for (const [name, child] of Object.entries((node.properties ?? {}) as Record<string, Node>))
      walk(child, [...path, name]);
    if (node.items !== undefined) walk(node.items as Node, path);
    for (const item of (node.prefixItems ?? []) as Node[]) walk(item, path);
    if (typeof node.additionalProperties === 'object') walk(node.additionalProperties as Node, path);
    const isText = node.type === 'string' || (Array.isArray(node.type) && node.type.includes('string'));
    const isFree = isText && !['enum', 'const', 'format', 'pattern'].some((key) => key in node);
    if (isFree && path.length > 0 && !own.has(path.at(-1) ?? '')) found.add(path.join('.'));
  };
  walk(schema, []);
  return [...found].toSorted();
}
