import { companyFeedXml, dartFiling } from '@gaemi/testing/providers/dart-filings';
import { type DartStub, dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { type GdeltFilesStub, startGdeltFilesStub } from '@gaemi/testing/providers/gdelt-files-stub';
import { type GdeltStub, gdeltArticles, startGdeltStub } from '@gaemi/testing/providers/gdelt-stub';
import { type KisPriceStub, kisStubKeys, startKisPriceStub } from '@gaemi/testing/providers/kis-price-stub';
import { type KisStub, startKisStub } from '@gaemi/testing/providers/kis-stub';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import { type MailStub, startMailStub } from '@gaemi/testing/providers/mail-stub';
import { naverArticles } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';

/** A stub of every source, of a model and of a mail server. */
export interface SourceStubs {
  dart: DartStub;
  naver: NaverStub;
  gdelt: GdeltStub;
  files: GdeltFilesStub;
  /** Press feeds and Google News. */
  feeds: FeedStub;
  master: KisStub;
  kiwoom: KiwoomStub;
  kis: KisPriceStub;
  model: OpenAiStub;
  mail: MailStub;
  /** The environment of a worker that uses all of them. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

const login = { user: 'mailer', pass: 'stub-mail-password' };

/** Starts a stub of each, all well. */
export async function startSourceStubs(now: Date): Promise<SourceStubs> {
  const [dart, naver, gdelt, files, feeds] = await Promise.all([
    startDartStub(),
    startNaverStub(),
    startGdeltStub(),
    startGdeltFilesStub(),
    startFeedStub(),
  ]);
  const [master, kiwoom, kis, model, mail] = await Promise.all([
    startKisStub(),
    startKiwoomStub(),
    startKisPriceStub(),
    startOpenAiStub(),
    startMailStub({ login }),
  ]);
  const stubs = { dart, naver, gdelt, files, feeds, master, kiwoom, kis, model };
  fill(stubs, now);
  gdelt.setArticles(gdeltArticles({ name: '삼성전자', count: 3, to: now, everyMinutes: 60 }));
  return {
    ...stubs,
    mail,
    variables: {
      ...{ NEWS_SOURCE: 'dart,naver,gdelt,google,feed', NAVER_RIGHTS: 'public' },
      ...{ DART_API_KEY: dartStubKey, DART_API_URL: dart.url, DART_RSS_URL: dart.url },
      ...{ NAVER_CLIENT_ID: naverStubKeys.clientId, NAVER_CLIENT_SECRET: naverStubKeys.clientSecret },
      ...{ NAVER_API_URL: naver.url, GDELT_API_URL: gdelt.url, GDELT_FILES_URL: files.url },
      ...{ GOOGLE_NEWS_URL: feeds.url, NEWS_FEED_URLS: `${feeds.url}/market.xml?key=hidden ${feeds.url}/economy.xml` },
      ...{ STOCK_MASTER_SOURCE: 'kis', KIS_MASTER_URL: master.url },
      ...{ KIWOOM_APP_KEY: kiwoomStubKeys.appKey, KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey },
      ...{ KIWOOM_API_URL: kiwoom.url, KIWOOM_REQUESTS_PER_SECOND: '1000', PRICE_SOURCE: 'kis' },
      ...{ KIS_APP_KEY: kisStubKeys.appKey, KIS_APP_SECRET: kisStubKeys.appSecret, KIS_API_URL: kis.url },
      ...{ OPENAI_API_KEY: 'stub-model-key', OPENAI_BASE_URL: model.url },
      SMTP_URL: mail.smtpUrl.replace('//', `//${login.user}:${login.pass}@`),
    },
    close: async () => {
      await Promise.all([...Object.values(stubs), mail].map((stub) => stub.close()));
    },
  };
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000).toUTCString();

function fill({ dart, naver, files, feeds }: Pick<SourceStubs, 'dart' | 'naver' | 'files' | 'feeds'>, now: Date): void {
  const company = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
  dart.setCompanies([company]);
  const filing = {
    title: '(유가증권) 삼성전자 - 단일판매',
    rcpNo: '20261118000123',
    moment: new Date('2026-11-18T05:44:00Z'),
  };
  dart.setFilings([dartFiling(company, { day: '2026-11-18', number: 123, report: '단일판매ㆍ공급계약체결' })]);
  dart.setCompanyFeed(company.corp_code, companyFeedXml(company.corp_name, [filing]));
  naver.setArticles(naverArticles({ company: { name: '삼성전자' }, count: 30, to: now }));
  const quarter = new Date(Math.floor(now.getTime() / 900_000) * 900_000 - 2 * 900_000);
  files.setFile(quarter.toISOString().slice(0, 19).replace(/\D/g, ''), [
    { url: 'https://press.example/1', title: '제목' },
  ]);
  const items = [2, 30].map((hours) => ({
    title: `소식 ${hours}`,
    link: `https://press.example/${hours}`,
    pubDate: hoursBefore(now, hours),
  }));
  for (const path of ['/market.xml', '/economy.xml', '/rss/search']) feeds.setFeed(path, items);
}
