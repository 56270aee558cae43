import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { madeUpCompanies } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey } from '@gaemi/testing/providers/dart-stub';
import type { DartSettings } from '../dart-client.ts';
import { createDartNews } from '../dart-news.ts';

const [first, second] = madeUpCompanies(2);
if (first === undefined || second === undefined) throw new Error('no companies');

/** Two companies of the stub that file. */
export const [gaon, narae] = [first, second];

/** The first of them as the list of companies has it. */
export const company: ListedCompany = {
  code: gaon.stock_code,
  name: gaon.corp_name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};

/** The period asked for; it ends now. */
export const period = { from: startOfSeoulDay('2026-10-22'), to: new Date('2026-11-20T09:00:00Z') };

/** The source under test, whose list and feed are one stub. */
export const createSource = (stub: DartStub, settings: Partial<DartSettings> = {}) =>
  createDartNews({
    baseUrl: stub.url,
    rssUrl: stub.url,
    apiKey: dartStubKey,
    now: () => period.to,
    backoffMs: 5,
    ...settings,
  });
