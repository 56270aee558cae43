import { venues } from '@gaemi/domain/accumulation/venue';
import { PASSWORD_MAX, PASSWORD_MIN } from '@gaemi/domain/members/limits';
import { type NewsSourceName, newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { marketCalendarFile } from './market-calendar-file.ts';
import { numberField, wholeNumberField } from './number-fields.ts';
import { planSettingsFile, planWords } from './plan-settings.ts';
import { pressFeeds } from './press-feeds.ts';
import { readableFile } from './readable-file.ts';
import { sourceRightsFile } from './source-rights-file.ts';

/** Environment variables that more than one app reads. */

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) base address without a path' })
  .transform((url) => url.replace(/\/+$/, ''));

export const providerUrl = (fallback: string) => baseUrl.default(fallback);

export const mongodbUri = z
  .string('must be set')
  .regex(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://');

const word = z.string().trim().min(1, 'must not be blank');

export const queueVariables = {
  SQS_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  AWS_REGION: word.default('ap-northeast-2'),
};

export const logLevel = z
  .enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  )
  .default('info');

export const port = wholeNumberField({ min: 0, max: 65_535 }, 'must be a port number');

/** Whether two settings name one port. 0 is another free port each time. */
export const isSamePort = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && one !== 0 && one === other;

/** Address of the site in browsers, as an origin. */
export const webOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address without a path' })
  .transform((address) => new URL(address))
  .refine((address) => address.href === `${address.origin}/`, 'must be an http(s) address without a path')
  .transform((address) => address.origin);

export const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' });

/** Sender of all mails. */
export const mailFrom = z
  .string()
  .trim()
  .regex(/^[^@<>\r\n]*(<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)$/, 'must be one address, or a name and <address>')
  .default('개미렌즈 <no-reply@gaemilens.example>');

/** Blanks around it are part of the key, but no secret. */
export const sessionSecret = z
  .string('must be set')
  .refine((secret) => secret.trim().length >= 16, 'must have at least 16 characters');

/** Key of the hashes that block withdrawn addresses, for hashes that outlive a new SESSION_SECRET. */
export const withdrawnEmailSecret = sessionSecret.optional();

const scale = 'must be a number, 0 or more';
export const rateLimitScale = numberField(scale, z.number(scale).min(0, scale)).default(1);

/** The first admin. */
export const adminVariables = {
  ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address')).optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (password) => password.length >= PASSWORD_MIN && new TextEncoder().encode(password).length <= PASSWORD_MAX,
      `must have at least ${PASSWORD_MIN} characters and at most ${PASSWORD_MAX} bytes`,
    )
    .optional(),
  /** `true` when the password was generated at the first start and printed: it must be changed at the first log-in. */
  ADMIN_PASSWORD_GENERATED: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((given) => given === 'true'),
};

/** Logging, metrics and traces of a process. */
export const operationsVariables = {
  /** Port for metrics, liveness and readiness; none when not set. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: word.default('127.0.0.1'),
  /** Endpoint of the traces over OTLP (HTTP); none when not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
};

const wholeNumber = ({ fallback, ...range }: { min: number; max: number; fallback: number }) =>
  wholeNumberField(range).default(fallback);

/** Number of analyses of each kind that one worker processes in parallel. */
export const workerConcurrency = wholeNumber({ min: 1, max: 64, fallback: 4 });

const cap = (fallback: number) =>
  wholeNumberField({ min: 1, max: Number.MAX_SAFE_INTEGER }, 'must be a whole number above 0').default(fallback);

/** Limits on the use of a paid model. A day is a day in Seoul; tokens are those of questions and answers. */
export const modelBudgetVariables = {
  MODEL_CALLS_PER_ANALYSIS: cap(100),
  MODEL_TOKENS_PER_ANALYSIS: cap(1_500_000),
  MODEL_CALLS_PER_MEMBER_DAY: cap(2_000),
  MODEL_TOKENS_PER_MEMBER_DAY: cap(20_000_000),
  MODEL_CALLS_PER_DAY: cap(100_000),
  MODEL_TOKENS_PER_DAY: cap(1_000_000_000),
};
export type ModelBudget = z.infer<z.ZodObject<typeof modelBudgetVariables>>;

/** Limits of the circuit breaker for a failing source. */
export const circuitVariables = {
  CIRCUIT_FAILURES: cap(5),
  CIRCUIT_REST_SECONDS: cap(30),
};

const reasoningEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
export type ReasoningEffort = (typeof reasoningEfforts)[number];

const reasoningEffort = z.enum(reasoningEfforts, `must be ${reasoningEfforts.join(', ')}`).default('low');

/** Parameters of requests to a model: time limit of one answer, effort, and token limit, reasoning included. */
const modelRequestVariables = {
  OPENAI_TIMEOUT_SECONDS: wholeNumber({ min: 5, max: 120, fallback: 90 }),
  OPENAI_REASONING_EFFORT_JUDGING: reasoningEffort,
  OPENAI_REASONING_EFFORT_SUMMARY: reasoningEffort,
  OPENAI_MAX_TOKENS_JUDGING: wholeNumber({ min: 500, max: 200_000, fallback: 16_000 }),
  OPENAI_MAX_TOKENS_SUMMARY: wholeNumber({ min: 500, max: 200_000, fallback: 8_000 }),
};

/** Limits on the gathering of news. */
export const gatheringVariables = {
  /** Minutes for which all analyses of a company share a gathering; 0 to gather for each. */
  NEWS_SHARED_MINUTES: wholeNumber({ min: 0, max: 60, fallback: 10 }),
  /** Seconds from one read of the press feeds and other streams to the next; 0 to read none. */
  READER_EVERY: wholeNumber({ min: 0, max: 86_400, fallback: 600 }),
  /** Calls a day that the sources grant the operator's keys, all workers together. */
  NAVER_CALLS_PER_DAY: cap(25_000),
  DART_CALLS_PER_DAY: cap(20_000),
};

/** When the sources are checked beside the requests of admins. */
export const sourceCheckVariables = {
  /** Whether a worker asks all sources once when it starts. */
  CHECK_SOURCES_AT_START: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((given) => given === 'true'),
};

/** What members read about the plans. */
export const planVariables = {
  /** Path of a JSON file. */
  PLANS_FILE: planSettingsFile.optional(),
  /** How members reach the operator, when there is no file. */
  PLAN_CONTACT: planWords.optional(),
};

const trimmed = z.string().trim();
const key = trimmed.regex(/^[!-~]+$/, 'must be the key alone, in ASCII without blanks').optional();

const newsSourceList = z.string().transform((list, context): 'auto' | NewsSourceName[] => {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 1 && names[0] === 'auto') return 'auto';
  const known = z.array(z.enum(newsSources)).min(1).safeParse(names);
  if (known.success && new Set(names).size === names.length) return known.data;
  const message = `must be auto, or a list of ${newsSources.join(', ')} parted by commas`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** What the operator declares about the rights of sources. Api and worker must have the same. */
export const rightsVariables = {
  /** Terms under which NAVER articles are used. */
  NAVER_RIGHTS: z.enum(['public', 'contract'], 'must be public or contract').optional(),
  /** Path of a JSON file of declared rights. */
  SOURCE_RIGHTS_FILE: sourceRightsFile.optional(),
};

const pace = 'must be a number from 0.1 to 1000';

/** Sources for each kind of data, and their addresses and keys. */
export const sourceVariables = {
  /** `auto`, or the sources that are gathered side by side. */
  NEWS_SOURCE: newsSourceList.default('auto'),
  DART_API_KEY: key,
  DART_API_URL: providerUrl('https://opendart.fss.or.kr'),
  DART_RSS_URL: providerUrl('https://dart.fss.or.kr'),
  NAVER_CLIENT_ID: key,
  NAVER_CLIENT_SECRET: key,
  NAVER_API: z.enum(['hub', 'legacy'], 'must be hub or legacy').default('hub'),
  NAVER_API_URL: baseUrl.optional(),
  ...rightsVariables,
  GDELT_API_URL: baseUrl.optional(),
  /** Files of 15 minutes; not read where only GDELT_API_URL names another address. */
  GDELT_FILES_URL: baseUrl.optional(),
  GOOGLE_NEWS_URL: providerUrl('https://news.google.com'),
  NEWS_FEED_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((url) => url !== ''))
    // `press` stands for the bundled list.
    .transform((urls) => [
      ...new Set(urls.flatMap((url) => (url === 'press' ? pressFeeds.map((feed) => feed.url) : [url]))),
    ])
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be press, or http(s) addresses parted by commas' }))),
  ANALYZER: z.enum(['auto', 'openai', 'offline', 'lexicon'], 'must be auto, openai or offline').default('auto'),
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  OPENAI_MODEL_BASIC: word.default('gpt-5-mini'),
  OPENAI_MODEL_MEDIUM: word.default('gpt-5-mini'),
  OPENAI_MODEL_PREMIUM: word.default('gpt-5'),
  /** Cheap model that judges every event before the model of the tier judges the doubtful and heavy ones. */
  OPENAI_MODEL_FIRST: word.optional(),
  /** Whether the offline judge learns from what the model and the admins of this installation say. */
  JUDGE_LEARNS: z.enum(['off', 'own'], 'must be off or own').default('off'),
  /** Whether the model reads the names of companies, or letters in their place. */
  JUDGE_NAMES: z.enum(['shown', 'masked'], 'must be shown or masked').default('shown'),
  ...modelRequestVariables,
  TRADING_SOURCE: z.enum(['auto', 'kiwoom', 'sample'], 'must be auto, kiwoom or sample').default('auto'),
  KIWOOM_APP_KEY: key,
  KIWOOM_SECRET_KEY: key,
  KIWOOM_API_URL: providerUrl('https://api.kiwoom.com'),
  KIWOOM_VENUE: z.enum(venues, `must be ${venues.join(', ')}`).optional(),
  /** Requests of one kind that Kiwoom grants these keys. */
  KIWOOM_REQUESTS_PER_SECOND: numberField(pace, z.number(pace).min(0.1, pace).max(1_000, pace)).default(1),
  PRICE_SOURCE: z
    .enum(['auto', 'kiwoom', 'kis', 'csv', 'sample', 'none'], 'must be auto, kiwoom, kis, csv, sample or none')
    .default('auto'),
  /** Closes of the operator, for PRICE_SOURCE=csv. */
  PRICE_CSV_FILE: readableFile.optional(),
  KIS_APP_KEY: key,
  KIS_APP_SECRET: key,
  KIS_API_URL: providerUrl('https://openapi.koreainvestment.com:9443'),
  /** Changes to the bundled days on which the exchange is closed. */
  MARKET_CALENDAR_FILE: marketCalendarFile.optional(),
  STOCK_MASTER_SOURCE: z.enum(['auto', 'kis', 'bundled'], 'must be auto, kis or bundled').default('auto'),
  KIS_MASTER_URL: baseUrl.optional(),
};
export type SourceVariables = z.infer<z.ZodObject<typeof sourceVariables>>;
