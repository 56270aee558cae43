import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { NewsTier } from '@gaemi/domain/members/grades';
import { isMetered, isSynthetic, type SourceNames } from '@gaemi/domain/sources';
import { choosePrices, type PriceSettings } from './choose-prices.ts';
import { chooseVenue } from './choose-venue.ts';
import { EnvironmentError } from './environment.ts';
import type { ReasoningEffort, SourceVariables } from './environment-fields.ts';
import { chooseNewsSources, type NewsSettings } from './news-settings.ts';
import { requireWholePair } from './require-whole-pair.ts';

/**
 * Settings of the source for each kind of data, chosen once at start. Every process derives the same choice from the
 * same environment.
 */
export interface DataSources {
  /** Gathered side by side; at least one. */
  news: NewsSettings[];
  judge:
    | { name: 'offline' }
    | {
        name: 'openai';
        apiKey: string;
        baseUrl: string | undefined;
        models: Record<NewsTier, string>;
        /** Model that judges every event first; none when undefined. */
        firstModel: string | undefined;
        /** `masked`: the model reads letters in place of the names of companies. */
        names: 'shown' | 'masked';
        /** Time limit of one request. */
        timeLimitMs: number;
        tasks: Record<'judging' | 'summarising', { reasoningEffort: ReasoningEffort; maxTokens: number }>;
      };
  trading:
    | { name: 'sample' }
    | {
        name: 'kiwoom';
        baseUrl: string;
        appKey: string;
        secretKey: string;
        venue: Venue;
        requestsPerSecond: number;
      };
  prices: PriceSettings;
  stockMaster: { name: 'bundled' } | { name: 'kis'; baseUrl: string };
}

const kisMasterHost = 'https://new.real.download.dws.co.kr';

/**
 * Chooses the sources. `auto` is the live source when its keys are set, else the one that needs none. A named source
 * without its keys stops the start.
 */
export function chooseDataSources(env: SourceVariables): DataSources {
  const news = chooseNewsSources(env);
  const judge = chooseJudge(env);
  requireStatedRights(env, { news, judge });
  return {
    news,
    judge,
    trading: chooseTrading(env),
    prices: choosePrices(env, { realNews: news.some(({ name }) => !isSynthetic(name)) }),
    stockMaster: chooseStockMaster(env),
  };
}

/**
 * The public terms of NAVER allow no model to read its articles. Whoever has both must state which terms hold, so that
 * nobody breaks them without knowing.
 */
function requireStatedRights(env: SourceVariables, { news, judge }: Pick<DataSources, 'news' | 'judge'>): void {
  const both = news.some(({ name }) => name === 'naver') && isMetered(judge.name);
  if (!both || env.NAVER_RIGHTS !== undefined || env.SOURCE_RIGHTS_FILE?.naver !== undefined) return;
  throw new EnvironmentError([
    'NAVER_RIGHTS: must be public (no model reads NAVER articles, they are kept 21 days) or contract (you have a contract that allows more)',
  ]);
}

function chooseJudge(env: SourceVariables): DataSources['judge'] {
  // A local OpenAI-compatible server needs an address but no key.
  const reachable = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  const isOffline = env.ANALYZER === 'offline' || env.ANALYZER === 'lexicon';
  if (isOffline || (env.ANALYZER === 'auto' && !reachable)) return { name: 'offline' };
  if (!reachable)
    throw new EnvironmentError([
      'OPENAI_API_KEY: must be set for ANALYZER=openai (or OPENAI_BASE_URL for a server without keys)',
    ]);
  return {
    name: 'openai',
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    models: { basic: env.OPENAI_MODEL_BASIC, medium: env.OPENAI_MODEL_MEDIUM, premium: env.OPENAI_MODEL_PREMIUM },
    firstModel: env.OPENAI_MODEL_FIRST,
    names: env.JUDGE_NAMES,
    timeLimitMs: env.OPENAI_TIMEOUT_SECONDS * 1_000,
    tasks: {
      judging: { reasoningEffort: env.OPENAI_REASONING_EFFORT_JUDGING, maxTokens: env.OPENAI_MAX_TOKENS_JUDGING },
      summarising: { reasoningEffort: env.OPENAI_REASONING_EFFORT_SUMMARY, maxTokens: env.OPENAI_MAX_TOKENS_SUMMARY },
    },
  };
}

function chooseTrading(env: SourceVariables): DataSources['trading'] {
  const { KIWOOM_APP_KEY: appKey, KIWOOM_SECRET_KEY: secretKey, KIWOOM_API_URL: baseUrl } = env;
  if (env.TRADING_SOURCE === 'sample') return { name: 'sample' };
  if (appKey === undefined || secretKey === undefined) {
    requireWholePair({ KIWOOM_APP_KEY: appKey, KIWOOM_SECRET_KEY: secretKey });
    if (env.TRADING_SOURCE === 'auto') return { name: 'sample' };
    throw new EnvironmentError(['KIWOOM_APP_KEY, KIWOOM_SECRET_KEY: must be set for TRADING_SOURCE=kiwoom']);
  }
  const requestsPerSecond = env.KIWOOM_REQUESTS_PER_SECOND;
  return { name: 'kiwoom', baseUrl, appKey, secretKey, venue: chooseVenue(env), requestsPerSecond };
}

/** The live list needs no key, so it is the automatic choice; the bundled list serves until it is loaded. */
function chooseStockMaster(env: SourceVariables): DataSources['stockMaster'] {
  if (env.STOCK_MASTER_SOURCE === 'bundled') return { name: 'bundled' };
  return { name: 'kis', baseUrl: env.KIS_MASTER_URL ?? kisMasterHost };
}

/** Returns the names of the chosen sources. */
export function sourceNames(sources: DataSources): SourceNames {
  return {
    news: sources.news.map(({ name }) => name),
    judge: sources.judge.name,
    trading: sources.trading.name,
    prices: sources.prices.name,
    stockMaster: sources.stockMaster.name,
  };
}
