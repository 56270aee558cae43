import { readFileSync } from 'node:fs';
import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { committedDocument, committedPath } from './committed-document.ts';
import { expanded, openApiDocument } from './document.ts';

const document = openApiDocument('gaemi.sid');

/** Every object of the document, from the root down. */
function nodes(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodes);
  return Array.isArray(value) ? below : [value as Record<string, unknown>, ...below];
}

describe('apps/api/openapi.json', () => {
  it('is the document of this code', () => {
    const isCurrent = readFileSync(committedPath, 'utf8') === committedDocument();
    expect(
      isCurrent,
      'apps/api/openapi.json is out of date: run `pnpm --filter @gaemi/api openapi` and commit the file',
    ).toBe(true);
  });
});

interface Answer {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
}

describe('the answers of the OpenAPI document', () => {
  /** Answers of every operation of an endpoint, by status. */
  const toAnswers = (endpoint: Endpoint) =>
    expanded(endpoint).map(({ path }) => {
      const item: Record<string, { responses?: Record<string, Answer> }> = JSON.parse(
        JSON.stringify(document.paths[path]),
      );
      return item[endpoint.route.method.toLowerCase()]?.responses ?? {};
    });
  const each = Object.entries<Endpoint>(endpoints).filter(([, { tag }]) => tag !== 'health');

  it.each(each)('of %s say what a key gets', (_, endpoint) => {
    const codes = ['API_KEY_NOT_ALLOWED', 'API_KEY_SCOPE_MISSING'];
    const [own, other] = endpoint.apiKey === undefined ? codes : codes.toReversed();
    for (const answers of toAnswers(endpoint)) {
      expect(JSON.stringify(answers[401])).toContain('"API_KEY_INVALID"');
      expect(JSON.stringify(answers[403])).toContain(`"${own}"`);
      expect(JSON.stringify(answers[403])).not.toContain(`"${other}"`);
    }
  });

  it.each(each)('of %s say what a suspended member and a given password get', (_, endpoint) => {
    const asMember = endpoint.access === 'member' || endpoint.apiKey !== undefined;
    const refused = {
      SUSPENDED: asMember || endpoint.errors.includes('SUSPENDED'),
      PASSWORD_CHANGE_REQUIRED: (asMember || endpoint.access === 'admin') && endpoint.beforePasswordChange !== true,
    };
    for (const answers of toAnswers(endpoint)) {
      for (const [code, isSaid] of Object.entries(refused))
        expect([code, JSON.stringify(answers[403]).includes(`"${code}"`)]).toEqual([code, isSaid]);
    }
  });

  it('name the media types of files', () => {
    expect(toAnswers(endpoints.newsExport)[0]?.[200]?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/NewsExport' }, example: expect.any(Object) },
      'text/csv': { schema: { type: 'string', description: expect.any(String) }, example: expect.any(String) },
    });
    expect(toAnswers(endpoints.scorecardFile)[0]?.[200]?.content).toEqual({
      'text/csv': { schema: { type: 'string' }, example: expect.any(String) },
    });
  });

  it('name the headers that a program goes on by', () => {
    const named = (endpoint: Endpoint) => Object.keys(toAnswers(endpoint)[0]?.[endpoint.status]?.headers ?? {});
    const ofKeys = ['ratelimit', 'ratelimit-policy'];
    expect(named(endpoints.startAnalysis)).toEqual(['x-request-id', 'location', ...ofKeys]);
    expect(named(endpoints.analysis)).toEqual(['x-request-id', 'etag', ...ofKeys]);
    expect(named(endpoints.me)).toEqual(['x-request-id']);
  });
});

describe('the schemas of the OpenAPI document', () => {
  const components = document.components?.schemas ?? {};

  it('have a name for every body and every answer', () => {
    const contents = nodes(document.paths).filter((node) => 'application/json' in node);
    const roots = contents.map((content) => nodes(content['application/json'])[1]);
    expect(roots.length).toBeGreaterThan(Object.keys(endpoints).length);
    const isNamed = (root: Record<string, unknown> = {}) =>
      '$ref' in root || (Array.isArray(root.allOf) && '$ref' in root.allOf[0]);
    expect(roots.filter((root) => !isNamed(root))).toEqual([]);
  });

  it('are all used, and all references lead to one', () => {
    const referred = nodes(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const there = ['schemas', 'headers', 'pathItems'].flatMap((kind) =>
      Object.keys(document.components?.[kind as 'schemas'] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(new Set(referred)).toEqual(new Set(there));
  });

  it('say integer where only whole numbers are taken, and e-mail where an address is read', () => {
    const search = document.paths['/api/v1/stocks/search']?.get?.parameters ?? [];
    expect(search.slice(1)).toMatchObject([
      { name: 'page', schema: { type: 'integer', minimum: 1 } },
      { name: 'size', schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 } },
    ]);
    expect(components.LogInRequest).toMatchObject({ properties: { user_email: { type: 'string', format: 'email' } } });
    expect(components.UserInfo).toMatchObject({ properties: { user_email: { format: 'email' } } });
  });

  it('bound the number of stocks that a request may add', () => {
    expect(components.WatchlistAdd).toMatchObject({
      properties: { stocks: { minProperties: 1, maxProperties: 50, propertyNames: { pattern: '^[0-9A-Z]{6}$' } } },
    });
  });

  it('have no tuples and nothing beside a reference, which generators cannot read', () => {
    const all = nodes(document);
    expect(all.filter((node) => 'prefixItems' in node || node.items === false)).toEqual([]);
    expect(all.filter((node) => '$ref' in node && Object.keys(node).length > 1)).toEqual([]);
    expect(components.StockItem).toMatchObject({
      properties: { match: { items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 } } },
    });
  });

  it('have no property that is always null, of which generators make no type', () => {
    const properties = nodes(document).flatMap((node) => Object.values(node.properties ?? {}));
    expect(properties.filter(({ type }) => type === 'null')).toEqual([]);
  });

  it('have headers that are texts, which generated programs can send', () => {
    const headers = nodes(document.paths).filter((node) => node.in === 'header');
    expect(headers.map(({ name }) => name)).toContain('idempotency-key');
    for (const { schema } of headers) {
      expect(schema).toMatchObject({ type: 'string' });
      expect(schema).not.toHaveProperty('format');
    }
  });

  it('have patterns without look-around and Unicode properties, which generators cannot read', () => {
    const patterns = nodes(document).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => /\(\?(?!:)|\\p\{/i.test(pattern))).toEqual([]);
  });
});
