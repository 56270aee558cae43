import { readFileSync } from 'node:fs';
import { endpoints } from '@gaemi/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { committedDocument, committedPath } from './committed-document.ts';
import { openApiDocument } from './document.ts';

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
    expect(isCurrent, 'apps/api/openapi.json is out of date: run `pnpm openapi` and commit the file').toBe(true);
  });
});

describe('the schemas of the OpenAPI document', () => {
  const components = document.components?.schemas ?? {};

  it('have a name for every body and every answer', () => {
    const contents = nodes(document.paths).filter((node) => 'application/json' in node);
    const roots = contents.map((content) => nodes(content['application/json'])[1]);
    expect(roots.length).toBeGreaterThan(Object.keys(endpoints).length);
    for (const root of roots) expect(root).toHaveProperty('$ref');
  });

  it('are all used, and all references lead to one', () => {
    const referred = nodes(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    const there = ['schemas', 'headers'].flatMap((kind) =>
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

  it('have patterns without look-around and Unicode properties, which generators cannot read', () => {
    const patterns = nodes(document).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => /\(\?(?!:)|\\p\{/i.test(pattern))).toEqual([]);
  });
});
