import type { Endpoint } from '@gaemi/contracts/endpoints';
import { type ErrorCode, errorBody, errorTable } from '@gaemi/contracts/errors';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema, SchemaWriter } from './schemas.ts';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

/** Headers that many answers have, as components of the document. */
export const headerComponents = {
  RequestId: { description: '요청 번호. 문의할 때 알려주세요.', schema: { type: 'string' as const } },
  RetryAfter: { description: '다시 시도할 수 있을 때까지의 초', schema: { type: 'integer' as const } },
  ETag: {
    description: '답의 표식. If-None-Match로 다시 보내면, 바뀐 것이 없을 때 304로 답합니다.',
    schema: { type: 'string' as const },
  },
  Location: { description: '시작한 것을 볼 수 있는 경로', schema: { type: 'string' as const } },
  RateLimit: {
    description: 'API 키에만: 남은 횟수(r)와 다시 세기 시작할 때까지의 초(t)',
    schema: { type: 'string' as const },
  },
  RateLimitPolicy: { description: 'API 키에만: w초 동안의 횟수(q)', schema: { type: 'string' as const } },
};
const requestIdHeader = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };
const retryAfterHeader = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } };
const etagHeader = { etag: { $ref: '#/components/headers/ETag' } };
const locationHeader = { location: { $ref: '#/components/headers/Location' } };
const rateLimitHeaders = {
  ratelimit: { $ref: '#/components/headers/RateLimit' },
  'ratelimit-policy': { $ref: '#/components/headers/RateLimitPolicy' },
};

/** The answer of success; health describes trouble in the same words. */
export function successResponses(endpoint: Endpoint, schemas: SchemaWriter): Responses {
  const success = {
    description: endpoint.summary,
    headers: {
      ...requestIdHeader,
      ...(endpoint.tagged === true && etagHeader),
      ...(endpoint.located === true && locationHeader),
      ...(endpoint.apiKey !== undefined && rateLimitHeaders),
    },
    ...describeContent(endpoint, schemas),
  };
  return {
    [endpoint.status]: success,
    ...(endpoint.tagged === true && {
      304: { description: 'Nothing has changed since the `ETag` of `If-None-Match`.' },
    }),
    ...(endpoint.tag === 'health' && { 503: success }),
  };
}

function describeContent({ answer, answerTypes }: Endpoint, schemas: SchemaWriter) {
  const types = answerTypes ?? (answer && { 'application/json': answer });
  if (types === undefined) return {};
  const described = Object.entries(types).map(([type, schema]) => [type, schemas.content(schemas.answer(schema))]);
  return { content: Object.fromEntries(described) };
}

/** Every error the endpoint can answer, by status. */
export function errorResponses(endpoint: Endpoint, schemas: SchemaWriter): Responses {
  const byStatus = Map.groupBy(listErrorCodes(endpoint), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\` ${errorTable[code].detail}`).join('\n\n'),
        headers: { ...requestIdHeader, ...(status === 429 && retryAfterHeader) },
        content: { 'application/json': { schema: errorSchema(codes, schemas) } },
      },
    ]),
  );
}

const CODE = 'Stable code of the error; those that are possible here.';

/** The one body of all errors, with the codes that are possible here. Beside a `$ref`, generators do not read them. */
const errorSchema = (codes: ErrorCode[], schemas: SchemaWriter): Schema => ({
  allOf: [
    schemas.answer(errorBody),
    { type: 'object', properties: { code: { type: 'string', enum: codes, description: CODE } } },
  ],
});

/** Its own errors, and those every endpoint of its kind has. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { tag, access, apiKey, confirmed, params, route, errors } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  // A query field that nobody knows is refused everywhere.
  codes.add('VALIDATION_FAILED');
  if (params) codes.add('MALFORMED_REQUEST');
  if (route.method !== 'GET') {
    for (const code of ['MALFORMED_REQUEST', 'ORIGIN_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) {
      codes.add(code);
    }
  }
  if (access !== 'public') codes.add('NOT_LOGGED_IN');
  if (access === 'admin') codes.add('ADMIN_ONLY');
  // An admin cannot be suspended. A key is one of a member also where anybody may ask.
  if (access === 'member' || apiKey !== undefined) codes.add('SUSPENDED');
  if ((access !== 'public' || apiKey !== undefined) && endpoint.beforePasswordChange !== true)
    codes.add('PASSWORD_CHANGE_REQUIRED');
  if (confirmed) codes.add('CONFIRMATION_REQUIRED');
  // Nobody reads a key that is sent to health.
  if (tag !== 'health')
    codes.add('API_KEY_INVALID').add(apiKey === undefined ? 'API_KEY_NOT_ALLOWED' : 'API_KEY_SCOPE_MISSING');
  codes.add('INTERNAL');
  // Health asks neither how often it is called nor the database.
  if (tag !== 'health') codes.add('TOO_MANY_REQUESTS').add('UNAVAILABLE');
  return [...codes].sort((one, other) => errorTable[one].status - errorTable[other].status);
}
