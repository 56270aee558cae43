import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { operationMeanings } from '@gaemi/contracts/meanings/operation-meanings';
import { API_PREFIX, type RouteName } from '@gaemi/contracts/routes';
import { newsTiers } from '@gaemi/domain/members/grades';
import { newsSides } from '@gaemi/domain/news-side';
import type { OpenAPIObject } from '@nestjs/swagger';
import packageJson from '../../../package.json' with { type: 'json' };
import { type ApiDocument, documentForKeys } from './document-for-keys.ts';
import { errorResponses, headerComponents, successResponses } from './responses.ts';
import { SchemaWriter } from './schemas.ts';
import { describeWebhooks } from './webhooks.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const tagNames = {
  users: '회원',
  'api-keys': 'API 키',
  passkeys: '패스키와 복구 코드',
  admin: '관리',
  verification: '이메일 인증',
  stocks: '종목',
  watchlist: '관심 종목',
  alerts: '아침 브리핑과 알림',
  plans: '요금제',
  news: '뉴스 분석',
  scorecard: '점수와 그 뒤 주가, 공시를 견준 채점표',
  shares: '공유 링크',
  mjb: '매집비 분석',
  analyses: '분석: 두 종류를 한 곳에서',
  webhooks: '웹훅과 소식 스트림',
  health: '상태',
  legal: '이용약관과 개인정보 처리방침',
} satisfies Record<(typeof endpoints)[keyof typeof endpoints]['tag'], string>;

/** The OpenAPI 3.1 document of the whole API, made from the endpoint table that also routes and validates. */
export function openApiDocument(cookieName: string): OpenAPIObject {
  const schemas = new SchemaWriter();
  const document: OpenAPIObject = {
    openapi: '3.1.0',
    info: {
      // In Latin letters: generators name packages by it.
      title: 'GaemiLens API',
      version: packageJson.version,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      description: '한국 주식의 뉴스 호재·악재와 매집비를 분석하는 개미렌즈의 API입니다.',
    },
    // The document is served by the service that it describes.
    servers: [{ url: '/' }],
    tags: Object.entries(tagNames).map(([name, description]) => ({ name, description })),
    paths: {},
    components: {
      schemas: schemas.components,
      headers: headerComponents,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            '내 정보에서 만든 API 키. 이 방식이 적힌 요청만 받고, 다른 요청에는 403 `API_KEY_NOT_ALLOWED`로 답합니다.',
        },
      },
    },
  };
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    for (const { path, words } of expanded(endpoint)) {
      const operationId = [name, ...Object.values(words)].join('-');
      const item = document.paths[path] ?? {};
      document.paths[path] = item;
      const description = operationMeanings[name as RouteName];
      const named = { operationId, description, spelledOut: Object.keys(words), schemas };
      item[methodKey(endpoint)] = operation(endpoint, named);
    }
  }
  const { webhooks, pathItems } = describeWebhooks(schemas);
  const components = { ...document.components, pathItems };
  return { ...document, webhooks, components };
}

/** The part of it that an API key opens. */
export function openApiDocumentForKeys(cookieName: string): OpenAPIObject {
  const document = JSON.parse(JSON.stringify(openApiDocument(cookieName))) as ApiDocument & OpenAPIObject;
  const forKeys = documentForKeys(document);
  return {
    ...forKeys,
    info: { ...forKeys.info, description: `${forKeys.info.description}\n\n${introductionForKeys}` },
  };
}

/** What a program needs to know beside its calls. */
const introductionForKeys = `- **Key.** Make one at 내 정보 → API 키 and send it as \`Authorization: Bearer <key>\`. Each operation names its scope:
  \`read\` or \`analyse\`. Neither includes the other; a program that starts an analysis and reads it needs both (읽기와 분석).
- **Charges.** A post that charges takes an \`Idempotency-Key\`, a UUID, or a \`request_id\`, its equal: a repeat under it charges nothing.
  What passes the key's credits of the day is 402 \`KEY_CREDIT_LIMIT\`.
- **Limits.** A key has 600 reads a minute (\`RateLimit\` headers); a 429 names its \`Retry-After\`.
- **Fields.** Each field of an answer is there, unless its description says when it is absent, and null only where its
  description says so. Texts of a source that may not leave the service are replaced by a sentence or null; links stay.
- **Webhooks.** Made at 내 정보 → 웹훅, with a secret that is shown once; what they send stands under \`webhooks\` of this document. Addresses
  are https and public. Only a service whose own address is this machine (localhost) posts to http on this machine, too.
  \`GET /api/v1/event-stream\` has the same events.`;

const methodKey = (endpoint: Endpoint) =>
  (({ GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' }) as const)[endpoint.route.method];

function operation(
  endpoint: Endpoint,
  {
    operationId,
    description,
    spelledOut,
    schemas,
  }: { operationId: string; description: string; spelledOut: string[]; schemas: SchemaWriter },
): Operation {
  return {
    operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description,
    security: describeSecurity(endpoint),
    parameters: schemas.parameters(endpoint, spelledOut),
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': schemas.content(schemas.body(endpoint.body)) } },
    }),
    responses: { ...successResponses(endpoint, schemas), ...errorResponses(endpoint, schemas) },
  };
}

/** Nothing, a session, or a key with the scope that the endpoint names. */
function describeSecurity({ access, apiKey }: Endpoint) {
  const byKey = apiKey === undefined ? [] : [{ apiKey: [apiKey] }];
  if (access === 'public') return apiKey === undefined ? [] : [{}, ...byKey];
  return [{ session: [] }, ...byKey];
}

/** Parameters that stand for a few fixed words of the path; it is described once for each. */
const fixedWords: Record<string, readonly string[]> = { tier: newsTiers, side: newsSides };

/** The real paths behind a route, with `{braces}` for what remains a parameter. */
export function expanded({ route }: Pick<Endpoint, 'route'>): { path: string; words: Record<string, string> }[] {
  let paths = [{ path: `${API_PREFIX}/${route.path}`, words: {} as Record<string, string> }];
  for (const [name, words] of Object.entries(fixedWords)) {
    paths = paths.flatMap((before) =>
      before.path.includes(`:${name}`)
        ? words.map((word) => ({
            path: before.path.replace(`:${name}`, word),
            words: { ...before.words, [name]: word },
          }))
        : [before],
    );
  }
  return paths.map(({ path, words }) => ({ path: path.replace(/:(\w+)/g, '{$1}'), words }));
}
