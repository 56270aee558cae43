import { setTimeout as sleep } from 'node:timers/promises';
import { newsProgress } from '@gaemi/contracts/news-analysis';
import { type Grade, type NewsTier, tierOfGrade } from '@gaemi/domain/members/grades';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { type NaverArticle, naverArticles } from '@gaemi/testing/providers/naver-articles';
import { naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { type AnalysisTime, ownShareRow } from '../own-share.ts';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { logInMember, type Member } from '../product/member.ts';
import { sumOfCalls } from '../product/outside-calls.ts';
import type { Product } from '../product/product.ts';
import type { Row } from '../row.ts';
import { timed } from '../statistics.ts';

const GRADES: readonly Grade[] = ['basic', 'new', 'premium'];
const WARM_UP = 3;
const MEASURED = 20;
const ARTICLES = 400;
const POLL_MS = 20;
const OWN_SHARE_LIMIT_MS = 300;

/**
 * Time from the first POST request to progress 100, compared with the sum of the calls to providers that answer at
 * once.
 */
export async function measureNewsAnalysisTime(product: Product): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const naver = started.adopt(await startNaverStub(), (stub) => stub.close());
  const openai = started.adopt(await startOpenAiStub(), (stub) => stub.close());
  const articles = new Map<string, NaverArticle[]>();
  naver.setArticles((query) => articles.get(query) ?? []);
  started.use(
    await product.startWorker({
      NEWS_SOURCE: 'naver',
      NAVER_API_URL: naver.url,
      NAVER_CLIENT_ID: naverStubKeys.clientId,
      NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
      ANALYZER: 'openai',
      OPENAI_BASE_URL: openai.url,
    }),
  );

  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const rows: Row[] = [];
  for (const grade of GRADES) {
    const member = await logInMember(product, grade);
    const times: AnalysisTime[] = [];
    for (let round = -WARM_UP; round < MEASURED; round += 1) {
      const company = nextCompany();
      const to = new Date(Date.now() - 60_000);
      articles.set(
        company.name,
        naverArticles({ company, count: ARTICLES, to, perDay: 4, seed: Number.parseInt(company.code, 36) }),
      );
      const before = [naver, openai].map((stub) => stub.requests.length);
      const whole = await timed(() => analyse(member, tierOfGrade[grade], company));
      const outside = await sumOfCalls([naver, openai], before);
      if (round >= 0) times.push({ whole, outside });
    }
    rows.push(ownShareRow(`news analysis, ${tierOfGrade[grade]}`, times, OWN_SHARE_LIMIT_MS));
  }
  return rows;
}

async function analyse(member: Member, tier: NewsTier, { code, name }: ListedCompany): Promise<void> {
  const requestId = crypto.randomUUID();
  const post = { request_id: requestId, stock_name: name, stock_code: code };
  await Promise.all([member.post(`${tier}-good-news-sqs`, post), member.post(`${tier}-bad-news-sqs`, post)]);
  for (;;) {
    const { progress, detail } = newsProgress.parse(await member.get(`news-progress/${requestId}`));
    if (detail !== undefined) throw new Error(`the analysis of ${name} ended in error: ${detail}`);
    if (progress === 100) return;
    await sleep(POLL_MS);
  }
}
