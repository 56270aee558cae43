import type { RightsSource } from '@gaemi/domain/rights/source-rights';
import type { CheckedSource } from '@gaemi/domain/source-check';
import type { KiwoomClients } from '@gaemi/providers/kiwoom/kiwoom-clients';
import { feedLabelAmong } from '@gaemi/providers/news/feed/feed-label';
import type { SpendCalls } from '@gaemi/providers/news/spend-calls';
import { createSharedKisClient, type KisShared } from '@gaemi/providers/prices/kis/kis-clients';
import { askKis, askKisMaster, askKiwoom } from '@gaemi/providers/source-checks/ask-market';
import {
  askDart,
  askDartFeed,
  askFeed,
  askGdelt,
  askGdeltFiles,
  askGoogle,
  askNaver,
} from '@gaemi/providers/source-checks/ask-news';
import { askMail, askModels } from '@gaemi/providers/source-checks/ask-services';
import type { AskSource } from '@gaemi/providers/source-checks/source-answer';
import { chooseNewsSources, type NewsSettings } from '@gaemi/runtime/settings/news-settings';
import type { Runtime } from '../runtime.ts';

/** What a source costs, as far as that is known: one sentence for operators. */
const costOf: Readonly<Record<CheckedSource, string | null>> = {
  dart: 'free, 20,000 calls a day',
  'dart-feed': 'free',
  naver: 'free for 25,000 calls a day; NAVER names the price beyond',
  gdelt: 'free',
  'gdelt-files': 'free; about 550 MB a day are read',
  google: 'free, for personal use',
  feed: 'free, for personal use where the newspaper says no more',
  'kis-master': 'free',
  kiwoom: 'free with an account at Kiwoom',
  kis: 'free with an account at KIS; its owner gets a message for each new token',
  model: 'about 13,000 tokens for an analysis of the basic tier, 34,000 for a premium one, at the price of the model',
  smtp: null,
};

/** One line of a check. */
export interface SourceQuestion {
  source: string;
  kind: CheckedSource;
  /** Whose rights hold for its data; null for what gives none. */
  rightsOf: RightsSource | null;
  cost: string | null;
  /** Null where it is not configured. */
  ask: AskSource | null;
  /** Why it is not asked, or that what is set for it is not used. */
  note: string | null;
}

export interface QuestionParts extends Pick<Runtime, 'sources' | 'clock' | 'logger'>, KisShared {
  environment: Omit<Runtime['environment'], 'MONGODB_URI'>;
  kiwoom: KiwoomClients;
  spend: (source: string) => SpendCalls;
}

/** Every source that there is, in their order, each with its question where it is configured. */
export function sourceQuestions(parts: QuestionParts): SourceQuestion[] {
  return [...filingQuestions(parts), ...newsQuestions(parts), ...marketQuestions(parts), ...serviceQuestions(parts)];
}

type Named<Name extends NewsSettings['name']> = Extract<NewsSettings, { name: Name }>;

/** The settings of a source, also of one whose keys are set though nothing chooses it. */
function settingsOf<Name extends 'dart' | 'naver'>({ environment }: QuestionParts, name: Name): Named<Name> {
  const [settings] = chooseNewsSources({ ...environment, NEWS_SOURCE: [name] });
  return settings as Named<Name>;
}

const chosenNews = <Name extends NewsSettings['name']>({ sources }: QuestionParts, name: Name) =>
  sources.news.find((settings): settings is Named<Name> => settings.name === name);

const unusedNote = (parts: QuestionParts, name: NewsSettings['name']): string | null =>
  chosenNews(parts, name) === undefined ? `not used: NEWS_SOURCE does not choose ${name}` : null;

function filingQuestions(parts: QuestionParts): SourceQuestion[] {
  const { environment, spend } = parts;
  const hasKey = environment.DART_API_KEY !== undefined;
  const note = hasKey ? unusedNote(parts, 'dart') : 'DART_API_KEY is not set';
  const settings = hasKey ? settingsOf(parts, 'dart') : null;
  return [
    question('dart', settings && askDart(settings, spend('dart'), () => parts.clock.now()), { rightsOf: 'dart', note }),
    question('dart-feed', settings && askDartFeed(settings, () => parts.clock.now()), { rightsOf: 'dart', note }),
  ];
}

function newsQuestions(parts: QuestionParts): SourceQuestion[] {
  const { environment, clock, spend } = parts;
  const now = () => clock.now();
  const hasKeys = environment.NAVER_CLIENT_ID !== undefined && environment.NAVER_CLIENT_SECRET !== undefined;
  const naver = hasKeys ? askNaver(settingsOf(parts, 'naver'), spend('naver')) : null;
  const keysNote = 'NAVER_CLIENT_ID and NAVER_CLIENT_SECRET are not set';
  const [gdelt, google, feed] = [chosenNews(parts, 'gdelt'), chosenNews(parts, 'google'), chosenNews(parts, 'feed')];
  const filesUrl = gdelt?.filesUrl ?? null;
  const filesNote = 'GDELT_API_URL is set without GDELT_FILES_URL, so files are not read';
  return [
    question('naver', naver, { rightsOf: 'naver', note: hasKeys ? unusedNote(parts, 'naver') : keysNote }),
    question('gdelt', gdelt === undefined ? null : askGdelt(gdelt, now), {
      rightsOf: 'gdelt',
      note: unusedNote(parts, 'gdelt'),
    }),
    question('gdelt-files', filesUrl === null ? null : askGdeltFiles({ filesUrl }, now), {
      rightsOf: 'gdelt',
      note: gdelt !== undefined && filesUrl === null ? filesNote : unusedNote(parts, 'gdelt'),
    }),
    question('google', google === undefined ? null : askGoogle(google, now), {
      rightsOf: 'google',
      note: unusedNote(parts, 'google'),
    }),
    ...environment.NEWS_FEED_URLS.map((url) => ({
      ...question('feed', feed === undefined ? null : askFeed(url, now), {
        rightsOf: 'feed',
        note: unusedNote(parts, 'feed'),
      }),
      source: feedLabelAmong(url, environment.NEWS_FEED_URLS),
    })),
  ];
}

function marketQuestions(parts: QuestionParts): SourceQuestion[] {
  const { sources, clock } = parts;
  const now = () => clock.now();
  const master = sources.stockMaster;
  return [
    question('kis-master', master.name === 'kis' ? askKisMaster(master, now) : null, {
      rightsOf: 'kis',
      note: master.name === 'kis' ? null : 'STOCK_MASTER_SOURCE=bundled',
    }),
    kiwoomQuestion(parts),
    kisQuestion(parts),
  ];
}

function kiwoomQuestion({ environment, sources, kiwoom }: QuestionParts): SourceQuestion {
  const {
    KIWOOM_API_URL: baseUrl,
    KIWOOM_APP_KEY: appKey,
    KIWOOM_SECRET_KEY: secretKey,
    KIWOOM_REQUESTS_PER_SECOND: requestsPerSecond,
  } = environment;
  const { trading, prices } = sources;
  if (appKey === undefined || secretKey === undefined) {
    return question('kiwoom', null, { rightsOf: 'kiwoom', note: 'KIWOOM_APP_KEY and KIWOOM_SECRET_KEY are not set' });
  }
  const isUsed = trading.name === 'kiwoom' || prices.name === 'kiwoom';
  const venue = trading.name === 'kiwoom' ? trading.venue : null;
  return question('kiwoom', askKiwoom(kiwoom({ baseUrl, appKey, secretKey, requestsPerSecond }), venue), {
    rightsOf: 'kiwoom',
    note: isUsed ? null : 'not used: neither TRADING_SOURCE nor PRICE_SOURCE chooses it',
  });
}

function kisQuestion({ environment, sources, clock, logger, slots, tokens }: QuestionParts): SourceQuestion {
  const { KIS_API_URL: baseUrl, KIS_APP_KEY: appKey, KIS_APP_SECRET: appSecret } = environment;
  if (appKey === undefined || appSecret === undefined) {
    return question('kis', null, { rightsOf: 'kis', note: 'KIS_APP_KEY and KIS_APP_SECRET are not set' });
  }
  const client = createSharedKisClient({ baseUrl, appKey, appSecret }, { slots, tokens }, logger);
  return question(
    'kis',
    askKis(client, () => clock.now()),
    { rightsOf: 'kis', note: sources.prices.name === 'kis' ? null : 'not used: PRICE_SOURCE does not choose kis' },
  );
}

function serviceQuestions({ environment, sources, clock, logger }: QuestionParts): SourceQuestion[] {
  const { judge } = sources;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, OPENAI_API_KEY: key, OPENAI_BASE_URL: address } = environment;
  const hasModel = key !== undefined || address !== undefined;
  const offline = hasModel ? 'ANALYZER=offline' : 'neither OPENAI_API_KEY nor OPENAI_BASE_URL is set';
  return [
    question('model', judge.name === 'openai' ? askModels(judge, { logger, now: () => clock.now() }) : null, {
      rightsOf: null,
      note: judge.name === 'openai' ? null : offline,
    }),
    question('smtp', smtpUrl === undefined ? null : askMail({ smtpUrl, from }), {
      rightsOf: null,
      note: smtpUrl === undefined ? 'SMTP_URL is not set' : null,
    }),
  ];
}

function question(
  kind: CheckedSource,
  ask: AskSource | null,
  { rightsOf, note }: Pick<SourceQuestion, 'rightsOf' | 'note'>,
): SourceQuestion {
  return { source: kind, kind, rightsOf, cost: costOf[kind], ask, note };
}
