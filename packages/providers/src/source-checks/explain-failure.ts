import type { CheckedSource } from '@gaemi/domain/source-check';
import { quotaVariables } from '@gaemi/runtime/settings/source-quotas';
import { isTlsFailure } from '../judge/openai/token-estimate.ts';
import { isUsedUp } from '../news/naver/naver-answer.ts';
import { ProviderError } from '../provider-error.ts';
import { UnusableModel } from './source-answer.ts';

/** What an explanation depends on beside the failure. */
export interface FailureContext {
  source: CheckedSource;
  naverApi: 'hub' | 'legacy';
}

/** The variable that holds the address of a source. */
const addressOf: Readonly<Record<CheckedSource, string>> = {
  dart: 'DART_API_URL',
  'dart-feed': 'DART_RSS_URL',
  naver: 'NAVER_API_URL',
  gdelt: 'GDELT_API_URL',
  'gdelt-files': 'GDELT_FILES_URL',
  google: 'GOOGLE_NEWS_URL',
  feed: 'NEWS_FEED_URLS',
  'kis-master': 'KIS_MASTER_URL',
  kiwoom: 'KIWOOM_API_URL',
  kis: 'KIS_API_URL',
  model: 'OPENAI_BASE_URL',
  smtp: 'SMTP_URL',
};

const kiwoomKeys = 'the keys are not accepted: check KIWOOM_APP_KEY and KIWOOM_SECRET_KEY';
const kiwoomAddress = "this machine's address is not registered for the keys: register it at openapi.kiwoom.com";
const kiwoomHost =
  'keys of the mock service at the real host, or the other way round: mock keys need KIWOOM_API_URL=https://mockapi.kiwoom.com';
const tokenRefused =
  'a new token is refused, perhaps since another program with the same keys issues one after it: stop that one';
const tooOften = 'asked too often, perhaps by another program with the same keys: wait';
const modelKey = 'the key is not accepted: check OPENAI_API_KEY';
const noCredit = 'the account of OPENAI_API_KEY has no credit left: add some';
const movedFrom = (address: string) => `there is nothing at its address, or it has moved: check ${address}`;
const kisKeys = 'the keys are not accepted: check KIS_APP_KEY and KIS_APP_SECRET';

/** What a code or a status of a source means and what to do. */
const meanings: Partial<Record<CheckedSource, Readonly<Record<string, string>>>> = {
  dart: {
    '010': 'the key is not registered: check DART_API_KEY',
    '011': 'the key is disabled: look at it at opendart.fss.or.kr',
    '012': "this machine's address may not use the key: register it at opendart.fss.or.kr",
    '020': "the key's calls of the day are used up: wait until midnight in Seoul",
    '800': 'OpenDART is closed for maintenance: wait',
    '900': 'OpenDART has a failure of its own: wait',
    '901': 'the account of the key has expired: renew it at opendart.fss.or.kr',
  },
  naver: { '210': 'the keys may not use it: allow them the search at the API HUB' },
  gdelt: { '429': 'busy, and may stay so for minutes: wait; the files of 15 minutes go on' },
  kiwoom: {
    '8001': kiwoomKeys,
    '8002': kiwoomKeys,
    '8005': tokenRefused,
    '8103':
      'a new token or this machine is refused: register its address at openapi.kiwoom.com, and stop other programs with the same keys',
    '8020': kiwoomKeys,
    '8010': kiwoomAddress,
    '8040': kiwoomAddress,
    '8050': kiwoomAddress,
    '8030': kiwoomHost,
    '8031': kiwoomHost,
    '1700': 'asked too often: wait, or lower KIWOOM_REQUESTS_PER_SECOND',
    '429': tooOften,
  },
  kis: {
    EGW00103: kisKeys,
    EGW00105: kisKeys,
    EGW00121: tokenRefused,
    EGW00122: tokenRefused,
    EGW00123: tokenRefused,
    EGW00133: 'a token was issued less than a minute ago, perhaps to another program: wait a minute',
    EGW00201: tooOften,
    EGW02004:
      'keys of the mock service at the real host, or the other way round: mock keys need KIS_API_URL=https://openapivts.koreainvestment.com:29443',
  },
  model: {
    insufficient_quota: noCredit,
    '402': noCredit,
    invalid_api_key: modelKey,
    '401': modelKey,
    '429': 'asked too often: wait',
  },
};

/** Says in one sentence what went wrong and what to do, with the code of the source but nothing else that it wrote. */
export function explainFailure(error: unknown, context: FailureContext): string {
  if (!(error instanceof ProviderError)) return 'the check itself failed; its log line has the reason';
  const limit = quotaVariables[context.source];
  if (error.kind === 'quota' && error.ownLimit && limit !== undefined) {
    return `today's calls are used up by our own count (${limit}): wait until midnight in Seoul`;
  }
  const code = codeIn(error);
  const meaning = meaningOf(error, code, context) ?? usualMeaning(error, code, context);
  return code === undefined ? meaning : `${meaning} (${code})`;
}

/** Every adapter ends the message of a refusal with the code that it was given, in brackets. */
function codeIn(error: ProviderError): string | undefined {
  const [, code] = /\(((?:return_code )?[\w-]{1,40})\)$/.exec(error.message) ?? [];
  return code ?? answeredStatus(error) ?? (error.status === undefined ? undefined : String(error.status));
}

/** The HTTP status that the message of an adapter names. */
const answeredStatus = ({ message }: ProviderError): string | undefined => /answered (\d{3})\b/.exec(message)?.[1];

function meaningOf(error: ProviderError, code: string | undefined, context: FailureContext): string | undefined {
  const { source, naverApi } = context;
  const status = answeredStatus(error) ?? String(error.status ?? '');
  const said = meanings[source] ?? {};
  const known = (code === undefined ? undefined : said[code]) ?? said[status];
  if (known !== undefined) return known;
  // The API HUB at times says with status 200, and the code 200, that it does not know the keys.
  if (source === 'naver' && (status === '401' || code === '024' || code === '200')) {
    return naverApi === 'hub'
      ? 'the API HUB does not know the keys: keys of the old host need NAVER_API=legacy; else check NAVER_CLIENT_ID and NAVER_CLIENT_SECRET'
      : 'the old host does not know the keys: keys of the API HUB need NAVER_API=hub; else check NAVER_CLIENT_ID and NAVER_CLIENT_SECRET';
  }
  if (source === 'naver' && error.kind === 'quota')
    return isUsedUp(code) ? "the key's calls of the day are used up: wait until tomorrow" : tooOften;
  if (source === 'gdelt' && error.kind === 'quota') return meanings.gdelt?.['429'];
  if (error instanceof UnusableModel) return modelMeaning(error, status);
  if (source === 'smtp' && error.kind === 'refused') {
    return /ETLS/.test(error.message)
      ? 'the mail server does not offer the TLS that SMTP_URL asks for: smtps:// speaks it from the start'
      : 'the mail server refuses the log-in: check user and password in SMTP_URL';
  }
  return undefined;
}

/** What is wrong with one of several models: the others may be well. */
function modelMeaning(error: UnusableModel, status: string): string | undefined {
  const { model, variable, kind } = error;
  if (status === '404') {
    return /\(\w*(?:model|deployment)\w*\)$|behind the gateway/i.test(error.message)
      ? `the server has no model ${model}: check ${variable}`
      : `has no /chat/completions, or no model ${model}: check OPENAI_BASE_URL and ${variable}`;
  }
  if (status === '403') return `the key may not use the model ${model}: check OPENAI_API_KEY and ${variable}`;
  if (/^3/.test(status)) return movedFrom(addressOf.model);
  if (kind === 'malformed') {
    const page = /answer is no JSON/.test(error.message) ? `; check ${addressOf.model}` : '';
    return `${model} answers nothing usable: ${ownWords(error)}${page}`;
  }
  if (kind === 'timeout') return `${model} does not answer in time: wait, or check OPENAI_BASE_URL and ${variable}`;
  if (kind === 'refused' && status !== '') return `${model} refuses the request: ${ownWords(error)}; check ${variable}`;
  return undefined;
}

/** A reason that holds for every source. */
function usualMeaning(error: ProviderError, code: string | undefined, { source }: FailureContext): string {
  const address = addressOf[source];
  if (code !== undefined && isTlsFailure(code)) {
    return `the secure connection failed: the certificate or the TLS of the address is not accepted, check ${address}`;
  }
  switch (error.kind) {
    case 'unreachable':
      return /answered|behind the gateway failed/.test(error.message)
        ? 'it has a failure of its own: wait'
        : `cannot be reached: check ${address} and the network of this machine`;
    case 'timeout':
    case 'given-up':
      return `does not answer in time: wait, or check ${address} and the network of this machine`;
    case 'quota':
      return 'asked too often, or the calls are used up: wait';
    case 'refused':
      return refusalMeaning(error, code, source);
    default:
      return `answers something else than it should: ${ownWords(error)}; check ${address}`;
  }
}

function refusalMeaning(error: ProviderError, code: string | undefined, source: CheckedSource): string {
  const [address, status = ''] = [addressOf[source], answeredStatus(error)];
  if (['404', '410'].includes(status) || /bad redirect/.test(error.message)) return movedFrom(address);
  if (/not public/.test(error.message))
    return `leads into a private network, as its log-in page does: check ${address} and the network of this machine`;
  // A code of the source says more than the status.
  if (!['401', '403'].includes(status) || code !== status) return `refuses the request: ${ownWords(error)}`;
  return keyless.has(source)
    ? 'does not let programs in, or not from this network: do without it, or ask its owner'
    : 'does not let this machine or its keys in: check the keys, and that they are for the address of this machine';
}

/** Sources that need no key. */
const keyless: ReadonlySet<CheckedSource> = new Set([
  ...(['dart-feed', 'gdelt', 'gdelt-files', 'google', 'feed', 'kis-master'] as const),
]);

/** The message without the name of the provider and without the code, which stands at the end of the sentence. */
const ownWords = ({ message, provider }: ProviderError): string =>
  (message.startsWith(`${provider}: `) ? message.slice(provider.length + 2) : message).replace(
    / \((?:return_code )?[\w-]{1,40}\)$/,
    '',
  );
