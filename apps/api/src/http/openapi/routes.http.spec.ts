import 'reflect-metadata';
import type { Endpoint } from '@gaemi/contracts/endpoints';
import { endpoints } from '@gaemi/contracts/endpoints';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { endpointOf } from '../endpoint.decorator.ts';
import { expanded } from './document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Handler {
  name: string;
  endpoint: Endpoint | undefined;
  parameters: { type: number; schema: unknown }[];
}

/** Every method of every controller that Nest routes to. */
function handlers(): Handler[] {
  const discovery = new DiscoveryService(api.app.get(ModulesContainer));
  return discovery.getControllers().flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    return new MetadataScanner().getAllMethodNames(metatype.prototype).flatMap((name) => {
      const method: object = metatype.prototype[name];
      if (Reflect.getMetadata('path', method) === undefined) return [];
      const parameters: Record<string, { schema: unknown }> =
        Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, name) ?? {};
      return {
        name: `${metatype.name}.${name}`,
        endpoint: endpointOf(method),
        parameters: Object.entries(parameters).map(([key, { schema }]) => ({
          type: Number(key.split(':', 1)[0]),
          schema,
        })),
      };
    });
  });
}

/** The routes of Express below /api/v1. */
function registered(): string[] {
  const stack: { route?: { path: string; methods?: Record<string, boolean> } | undefined }[] = api.app
    .getHttpAdapter()
    .getInstance().router.stack;
  return stack.flatMap(({ route }) =>
    route?.path.startsWith('/api/v1/')
      ? Object.keys(route.methods ?? {}).map((method) => `${method.toUpperCase()} ${route.path}`)
      : [],
  );
}

describe('the routes', () => {
  it('each have their endpoint, and every endpoint has its one handler', () => {
    const found = handlers();
    expect(found.filter((handler) => handler.endpoint === undefined)).toEqual([]);
    const described = found.map((handler) => handler.endpoint);
    expect(new Set(described)).toEqual(new Set(Object.values<Endpoint>(endpoints)));
    expect(described).toHaveLength(Object.keys(endpoints).length);
  });

  it('check every body, query and path parameter with the schema of their endpoint', () => {
    const kinds = { body: RouteParamtypes.BODY, query: RouteParamtypes.QUERY, params: RouteParamtypes.PARAM } as const;
    for (const { name, endpoint, parameters } of handlers()) {
      for (const [kind, type] of Object.entries(kinds)) {
        const schemas = parameters.filter((parameter) => parameter.type === type).map(({ schema }) => schema);
        const wanted = endpoint?.[kind as keyof typeof kinds];
        // A query field that nobody knows is refused.
        const checked = kind === 'query' && wanted instanceof z.ZodObject ? wanted.strict() : wanted;
        expect(schemas, `${kind} of ${name}`).toEqual(checked === undefined ? [] : [checked]);
      }
    }
  });

  it('are what Express answers, and nothing else', () => {
    const wanted = Object.values<Endpoint>(endpoints).map(({ route }) => `${route.method} /api/v1/${route.path}`);
    expect(registered().sort()).toEqual(wanted.sort());
  });
});

describe('the OpenAPI document', () => {
  it('lists exactly the routes, the six news posts each by its real path', async () => {
    const { body } = await api.browser().get('/api/docs-json').expect(200);
    const listed = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const wanted = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
      expanded(endpoint).map(({ path }) => `${endpoint.route.method} ${path}`),
    );
    expect(listed.sort()).toEqual(wanted.sort());
    expect(listed.filter((path) => path.includes('-news-sqs'))).toEqual([
      'POST /api/v1/basic-bad-news-sqs',
      'POST /api/v1/basic-good-news-sqs',
      'POST /api/v1/medium-bad-news-sqs',
      'POST /api/v1/medium-good-news-sqs',
      'POST /api/v1/premium-bad-news-sqs',
      'POST /api/v1/premium-good-news-sqs',
    ]);
  });

  it('tells of each operation its answer, errors, request id and session', async () => {
    const { body } = await api.browser().get('/api/docs-json').expect(200);
    const operation = body.paths['/api/v1/medium-good-news-sqs'].post;
    expect(Object.keys(operation.responses)).toEqual([
      '202',
      '400',
      '401',
      '402',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(operation.responses[429].headers['retry-after']).toBeDefined();
    expect(operation.responses[402].content['application/json'].schema.allOf[1].properties.code.enum).toEqual([
      'NOT_ENOUGH_CREDIT',
      'KEY_CREDIT_LIMIT',
    ]);
    expect(operation.responses[202].headers['x-request-id']).toBeDefined();
    expect(operation.security).toEqual([{ session: [] }, { apiKey: ['analyse'] }]);
    expect(body.paths['/api/v1/users/me'].get.security).toEqual([{ session: [] }]);
    expect(operation.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/NewsPost' });
    expect(body.components.schemas.NewsPost.required).toEqual(['stock_name']);
    const search = body.paths['/api/v1/stocks/search'].get;
    expect(search.parameters.map((one: { name: string; required: boolean }) => [one.name, one.required])).toEqual([
      ['query', false],
      ['page', false],
      ['size', false],
    ]);
    expect(body.components.securitySchemes.session).toEqual({ type: 'apiKey', in: 'cookie', name: 'gaemi.sid' });
    expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('has a part for keys alone, without sessions, at addresses of its own', async () => {
    const whole = (await api.browser().get('/api/docs-json').expect(200)).body;
    const { body } = await api.browser().get('/api/openapi-keys.json').expect(200);
    expect(body.servers).toEqual([{ url: '/' }]);
    expect(body.info.title).toMatch(/^[A-Za-z ]+$/);
    expect(Object.keys(body.components.securitySchemes)).toEqual(['apiKey']);
    expect(body.paths['/api/v1/analyses'].post.security).toEqual([{ apiKey: ['analyse'] }]);
    expect(body.paths['/api/v1/users/me']).toBeUndefined();
    expect(Object.keys(body.components.schemas).length).toBeLessThan(Object.keys(whole.components.schemas).length);
    const page = await api.browser().get('/api/docs/keys').expect(200);
    expect(page.text).toContain('API 키로');
    const setup = await api.browser().get('/api/docs/keys/swagger-ui-init.js').expect(200);
    expect([setup.text.includes('/api/v1/analyses'), setup.text.includes('/api/v1/users/me/sessions')]).toEqual([
      true,
      false,
    ]);
    expect((await api.browser().get('/api/docs').expect(200)).text).not.toContain('API 키로');
  });

  it('gives every operation an id of its own', async () => {
    const { body } = await api.browser().get('/api/docs-json').expect(200);
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is shown by pages whose policy loosens nothing but inline styles, and only there', async () => {
    const page = await api.browser().get('/api/docs').expect(200);
    expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    await api.browser().get('/api/docs/swagger-ui-bundle.js').expect(200);
    const json = await api.browser().get('/api/docs-json').expect(200);
    expect(json.headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});
