import type { Venue } from '@gaemi/domain/accumulation/venue';
import { chooseVenue } from './choose-venue.ts';
import { EnvironmentError } from './environment.ts';
import type { SourceVariables } from './environment-fields.ts';
import { requireWholePair } from './require-whole-pair.ts';

/** Settings of the source of daily prices. */
export type PriceSettings =
  | { name: 'sample' }
  /** Hides every price. */
  | { name: 'none' }
  /** `venue`: that of the investors' flows; prices are those of KRX. */
  | { name: 'kiwoom'; baseUrl: string; appKey: string; secretKey: string; venue: Venue; requestsPerSecond: number }
  | { name: 'kis'; baseUrl: string; appKey: string; appSecret: string }
  /** `path`: absolute. */
  | { name: 'csv'; path: string };

/**
 * Chooses the source of prices. `auto` is Kiwoom with its keys, else KIS with its keys, else the file of the operator,
 * else samples beside sample news and none beside real news: made-up prices never explain real news.
 */
export function choosePrices(env: SourceVariables, { realNews }: { realNews: boolean }): PriceSettings {
  const { PRICE_SOURCE: named } = env;
  const kiwoom = kiwoomSettings(env);
  const kis = kisSettings(env);
  const csv = env.PRICE_CSV_FILE === undefined ? undefined : ({ name: 'csv', path: env.PRICE_CSV_FILE } as const);
  switch (named) {
    case 'auto':
      return kiwoom ?? kis ?? csv ?? { name: realNews ? 'none' : 'sample' };
    case 'kiwoom':
      return kiwoom ?? missing('KIWOOM_APP_KEY, KIWOOM_SECRET_KEY', named);
    case 'kis':
      return kis ?? missing('KIS_APP_KEY, KIS_APP_SECRET', named);
    case 'csv':
      return csv ?? missing('PRICE_CSV_FILE', named);
    case 'sample':
      if (!realNews) return { name: named };
      throw new EnvironmentError(['PRICE_SOURCE: must not be sample beside real news; none hides the prices']);
    default:
      return { name: named };
  }
}

function missing(variables: string, source: string): never {
  throw new EnvironmentError([`${variables}: must be set for PRICE_SOURCE=${source}`]);
}

function kiwoomSettings(env: SourceVariables): Extract<PriceSettings, { name: 'kiwoom' }> | undefined {
  const { KIWOOM_APP_KEY: appKey, KIWOOM_SECRET_KEY: secretKey, KIWOOM_API_URL: baseUrl } = env;
  requireWholePair({ KIWOOM_APP_KEY: appKey, KIWOOM_SECRET_KEY: secretKey });
  if (appKey === undefined || secretKey === undefined) return undefined;
  const requestsPerSecond = env.KIWOOM_REQUESTS_PER_SECOND;
  return { name: 'kiwoom', baseUrl, appKey, secretKey, venue: chooseVenue(env), requestsPerSecond };
}

function kisSettings(env: SourceVariables): Extract<PriceSettings, { name: 'kis' }> | undefined {
  const { KIS_APP_KEY: appKey, KIS_APP_SECRET: appSecret, KIS_API_URL: baseUrl } = env;
  requireWholePair({ KIS_APP_KEY: appKey, KIS_APP_SECRET: appSecret });
  return appKey === undefined || appSecret === undefined ? undefined : { name: 'kis', baseUrl, appKey, appSecret };
}
