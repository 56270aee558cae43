import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { expanded, openApiDocument } from './document.ts';

type Node = Record<string, unknown>;
const document = JSON.parse(JSON.stringify(openApiDocument('gaemi.sid')));
const components: Record<string, Node> = document.components.schemas;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isDescribed = (node: Node): boolean =>
  typeof node.description === 'string' ||
  (typeof node.$ref === 'string' && typeof components[node.$ref.split('/').at(-1) ?? '']?.description === 'string');

/** Names of properties below a node that nothing describes. */
function undescribed(node: unknown, where: string): string[] {
  if (!isNode(node)) return [];
  const own = isNode(node.properties) ? Object.entries(node.properties) : [];
  return [
    ...own.flatMap(([name, each]) => (isNode(each) && !isDescribed(each) ? [`${where}.${name}`] : [])),
    ...Object.entries(node).flatMap(([key, each]) => (key === 'example' ? [] : undescribed(each, where))),
  ];
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Node[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { example?: unknown }>;
const operations: Operation[] = Object.values<Node>(document.paths).flatMap(
  (item) => Object.values(item) as Operation[],
);

describe('what the OpenAPI document does not describe', () => {
  it('are no schemas and no properties (packages/contracts/src/meanings)', () => {
    const schemas = Object.entries(components);
    expect(schemas.filter(([, schema]) => !isDescribed(schema)).map(([name]) => name)).toEqual([]);
    expect(schemas.flatMap(([name, schema]) => undescribed(schema, name))).toEqual([]);
    expect(operations.flatMap((each) => undescribed(each, each.operationId))).toEqual([]);
  });

  it('are no operations and no parameters', () => {
    const silent = operations.filter(({ summary, description }) => !summary || !description);
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    const parameters = operations.flatMap(({ operationId, parameters: all = [] }) =>
      all.filter((each) => !isDescribed(each)).map(({ name }) => `${operationId} ${name}`),
    );
    expect(parameters).toEqual([]);
  });
});

describe('a field of an answer says', () => {
  const canBeNull = ({ type, anyOf, oneOf }: Node): boolean =>
    [type].flat().includes('null') || [anyOf, oneOf].some((ways) => Array.isArray(ways) && ways.some(canBeNull));
  const fields = (node: unknown, where: string): { name: string; field: Node; required: boolean }[] => {
    if (!isNode(node)) return [];
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    const own = isNode(node.properties) ? (Object.entries(node.properties) as [string, Node][]) : [];
    return [
      ...own.map(([name, field]) => ({ name: `${where}.${name}`, field, required: required.has(name) })),
      ...Object.entries(node).flatMap(([key, each]) => (key === 'example' ? [] : fields(each, where))),
    ];
  };
  const all = Object.entries(components).flatMap(([name, schema]) => fields(schema, name));
  const names = (found: typeof all) => [...new Set(found.map(({ name }) => name))];

  it('when it is null', () => {
    const nullable = all.filter(({ field }) => canBeNull(field));
    expect(nullable.length).toBeGreaterThan(100);
    expect(names(nullable.filter(({ field }) => !/\bnull\b/i.test(String(field.description))))).toEqual([]);
  });

  it('when it is absent', () => {
    const answers = new Set(
      operations.flatMap(({ responses }) => JSON.stringify(responses).match(/(?<=schemas\/)\w+/g) ?? []),
    );
    const optional = all.filter(({ name, required }) => !required && answers.has(name.split('.', 1)[0] ?? ''));
    expect(names(optional.filter(({ field }) => !/\babsent\b/.test(String(field.description))))).toEqual([]);
  });
});

it('every operation shows an example, but three that take and answer nothing', () => {
  const shown = ({ parameters = [], requestBody, responses }: Operation) =>
    JSON.stringify([parameters, requestBody, responses]).includes('"example":');
  const silent = operations.filter((each) => !shown(each)).map(({ operationId }) => operationId);
  expect(silent.toSorted()).toEqual(['clearWatchlist', 'logOut', 'withdraw']);
});

describe('the example of', () => {
  const table = Object.entries<Endpoint>(endpoints);
  const find = (endpoint: Endpoint): Operation =>
    document.paths[expanded(endpoint)[0]?.path ?? ''][endpoint.route.method.toLowerCase()];
  const fits = (schema: z.ZodType, example: unknown) => {
    const parsed = schema.safeParse(example);
    expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []).toEqual([]);
  };

  it.each(table.filter(([, { body }]) => body !== undefined))('the body of %s fits', (_, endpoint) => {
    const example = find(endpoint).requestBody?.content['application/json']?.example;
    expect(example).toBeDefined();
    if (endpoint.body !== undefined) fits(endpoint.body, example);
  });

  it.each(table.filter(([, { params }]) => params !== undefined))('the path of %s fits', (_, endpoint) => {
    const inPath = (find(endpoint).parameters ?? []).filter((each) => each.in === 'path');
    const { words = {} } = expanded(endpoint)[0] ?? {};
    const example = { ...words, ...Object.fromEntries(inPath.map(({ name, example: value }) => [name, value])) };
    if (endpoint.params !== undefined) fits(endpoint.params, example);
  });

  it.each(table.filter(([, { answer }]) => answer !== undefined))('the answer of %s fits', (_, endpoint) => {
    const content = find(endpoint).responses[endpoint.status]?.content ?? {};
    expect(Object.values(content).every(({ example }) => example !== undefined)).toBe(true);
    const json = content['application/json'];
    if (json !== undefined && endpoint.answer !== undefined) fits(endpoint.answer, json.example);
  });

  it('a finished analysis has no error, and its period as answers have it', () => {
    const shown = (endpoint: Endpoint, type: string) => find(endpoint).responses[200]?.content?.[type]?.example;
    const period = expect.stringMatching(/^\d{4}-\d\d-\d\d ~ \d{4}-\d\d-\d\d$/);
    expect(shown(endpoints.analysis, 'application/json')).toMatchObject({
      ...{ status: 'finished', progress: 100, error: null, result: { searching_period: period } },
    });
    expect(shown(endpoints.eventStream, 'text/event-stream')).toMatchObject({
      ...{ type: 'analysis.finished', data: { status: 'finished', error: null } },
    });
    expect(shown(endpoints.newsProgress, 'application/json')).not.toHaveProperty('detail');
  });
});
