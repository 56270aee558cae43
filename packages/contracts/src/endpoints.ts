import type { ApiKeyScope } from '@gaemi/domain/members/api-key';
import type * as z from 'zod';
import { accountEndpoints } from './account.ts';
import { accumulationEndpoints } from './accumulation-endpoints.ts';
import { adminEndpoints } from './admin.ts';
import { alertEndpoints } from './alerts.ts';
import { analysisEndpoints } from './analyses.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { baseRateEndpoints } from './base-rates.ts';
import { browserErrorEndpoints } from './browser-errors.ts';
import type { ErrorCode } from './errors.ts';
import { healthEndpoints } from './health.ts';
import { homeEndpoints } from './home.ts';
import { judgeVersionEndpoints } from './judge-versions.ts';
import { legalEndpoints } from './legal.ts';
import { memberEndpoints } from './members.ts';
import { newsEndpoints } from './news-analysis.ts';
import { newsHistoryEndpoints } from './news-history.ts';
import { newsListEndpoints } from './news-list.ts';
import { objectionEndpoints } from './objections.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { planEndpoints } from './plans.ts';
import type { Route, RouteName } from './routes.ts';
import { scorecardEndpoints } from './scorecard.ts';
import { shareEndpoints } from './shares.ts';
import { sinceAnalysisEndpoints } from './since-analysis.ts';
import { sourceCheckEndpoints } from './source-checks.ts';
import { stockEndpoints } from './stocks.ts';
import { todayEndpoints } from './today.ts';
import { userEndpoints } from './users.ts';
import { verificationEndpoints } from './verification.ts';
import { watchlistEndpoints } from './watchlist.ts';
import { webhookEndpoints } from './webhooks.ts';
import type { Withheld } from './withholding.ts';

/** The callers of an endpoint: anybody, a logged-in member, an admin. */
export type Access = 'public' | 'member' | 'admin';

/** Description of an endpoint. The API's routing, validation and answers, and the OpenAPI document, come from it. */
export interface Endpoint {
  route: Route;
  tag: string;
  summary: string;
  access: Access;
  /** Scope with which a member's API key may call it. Absent where no key may, whatever its scopes. */
  apiKey?: ApiKeyScope;
  /** What the rights of the sources withhold of the answer from a key. Absent where it has neither texts nor figures of a source. */
  withheld?: Withheld;
  /** True when a member may call it before replacing a password that an admin gave. */
  beforePasswordChange?: true;
  /** True when the caller must have shown within the last minutes who is there: else 403 CONFIRMATION_REQUIRED. */
  confirmed?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Schema of its own headers, with names in lower case. */
  headers?: z.ZodType;
  body?: z.ZodType;
  /** True where the answer has an `ETag`: a finished result, which hardly changes. */
  tagged?: true;
  /** True where the answer names in `Location` where what it has begun is found. */
  located?: true;
  /** HTTP status of success. */
  status: 200 | 201 | 202 | 204;
  /** Absent where success has no body. */
  answer?: z.ZodType;
  /** Schema of success by media type, where it is not `answer` as JSON alone; of a stream that of each event. */
  answerTypes?: Readonly<Partial<Record<'application/json' | 'text/csv' | 'text/event-stream', z.ZodType>>>;
  /** Its own error codes, in addition to those of every endpoint of its kind. */
  errors: readonly ErrorCode[];
}

/** Every endpoint of the API by the name of its route. The file of a feature describes its endpoints and schemas. */
export const endpoints = {
  ...userEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...apiKeyEndpoints,
  ...adminEndpoints,
  ...memberEndpoints,
  ...verificationEndpoints,
  ...stockEndpoints,
  ...sinceAnalysisEndpoints,
  ...newsEndpoints,
  ...newsListEndpoints,
  ...newsHistoryEndpoints,
  ...shareEndpoints,
  ...accumulationEndpoints,
  ...analysisEndpoints,
  ...webhookEndpoints,
  ...watchlistEndpoints,
  ...planEndpoints,
  ...objectionEndpoints,
  ...homeEndpoints,
  ...todayEndpoints,
  ...alertEndpoints,
  ...scorecardEndpoints,
  ...baseRateEndpoints,
  ...browserErrorEndpoints,
  ...sourceCheckEndpoints,
  ...judgeVersionEndpoints,
  ...healthEndpoints,
  ...legalEndpoints,
} as const satisfies Record<RouteName, Endpoint>;
