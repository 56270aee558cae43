import { once } from 'node:events';
import { mjbProgress } from '@gaemi/contracts/accumulation';
import { routes } from '@gaemi/contracts/routes';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { type KiwoomStub, kiwoomStubKeys, startKiwoomStub } from '@gaemi/testing/providers/kiwoom-stub';
import type { ChangeStream, Collection } from 'mongodb';
import { type AnalysisTime, ownShareRow } from '../own-share.ts';
import { companiesInForce, freshCompanies } from '../product/companies.ts';
import { logInMember, type Member } from '../product/member.ts';
import { sumOfCalls } from '../product/outside-calls.ts';
import type { Product } from '../product/product.ts';
import { settledDays } from '../product/settled-days.ts';
import type { Row } from '../row.ts';
import { timed } from '../statistics.ts';

const WARM_UP = 3;
const MEASURED = 20;
/** Trading days of a month. */
const MONTH = 21;
const LIMIT_MS = 60_000;
const OWN_SHARE_LIMIT_MS = 90;

/** A member, and the analyses in the product's store, with what tells that one has changed. */
interface Asker {
  member: Member;
  analyses: Collection;
  changes: ChangeStream;
}

interface Round {
  company: ListedCompany;
  days: readonly string[];
  /** The days that are requested from the source. */
  fresh: readonly string[];
}

/**
 * Time from the POST request to progress 100, compared with the calls to a source that answers at once: once with all
 * days new, and once with a single new day.
 */
export async function measureAccumulationTime(product: Product): Promise<Row[]> {
  await using started = new AsyncDisposableStack();
  const kiwoom = started.adopt(await startKiwoomStub(), (stub) => stub.close());
  started.use(
    await product.startWorker({
      TRADING_SOURCE: 'kiwoom',
      KIWOOM_API_URL: kiwoom.url,
      KIWOOM_APP_KEY: kiwoomStubKeys.appKey,
      KIWOOM_SECRET_KEY: kiwoomStubKeys.secretKey,
      KIWOOM_REQUESTS_PER_SECOND: '1000',
      // Else the read of the start would be measured, too: it judges sample news of all companies.
      READER_EVERY: '0',
    }),
  );
  const member = await logInMember(product, 'new');
  const analyses = product.database.collection('accumulations');
  const changes = started.adopt(analyses.watch([{ $project: { _id: 1 } }]), (stream) => stream.close());
  const begun = once(changes, 'resumeTokenChanged');
  // Begins it.
  changes.on('change', () => undefined);
  await begun;
  const asker = { member, analyses, changes };
  const settled = await settledDays(member);
  const month = settled.slice(-MONTH);
  const nextCompany = freshCompanies(await companiesInForce(product.database));
  const first: AnalysisTime[] = [];
  const again: AnalysisTime[] = [];
  const year: AnalysisTime[] = [];
  for (let round = -WARM_UP; round < MEASURED; round += 1) {
    const company = nextCompany();
    const before = month.slice(0, -1);
    const anew = await measureRound(asker, kiwoom, { company, days: before, fresh: before });
    const extended = await measureRound(asker, kiwoom, { company, days: month, fresh: month.slice(-1) });
    if (round < 0) continue;
    first.push(anew);
    again.push(extended);
  }
  const company = nextCompany();
  const fresh = settled.slice(-1);
  await measureRound(asker, kiwoom, { company, days: settled, fresh: settled });
  for (let round = 0; round < MEASURED; round += 1) {
    // Simulates that the last day has just been added.
    await product.database.collection('broker_days').deleteOne({ stockCode: company.code, day: fresh[0] });
    year.push(await measureRound(asker, kiwoom, { company, days: settled, fresh }));
  }
  return [
    ownShareRow(`accumulation ratio, ${MONTH - 1} days`, first, OWN_SHARE_LIMIT_MS),
    ownShareRow(`accumulation ratio, again with 1 new day of ${MONTH}`, again, OWN_SHARE_LIMIT_MS),
    ownShareRow(`accumulation ratio, again with 1 new day of ${settled.length}`, year, OWN_SHARE_LIMIT_MS),
  ];
}

/**
 * Milliseconds of one analysis, and of its calls made bare. Rejects when it requested any day other than the new ones.
 */
async function measureRound(asker: Asker, kiwoom: KiwoomStub, { company, days, fresh }: Round): Promise<AnalysisTime> {
  const before = kiwoom.requests.length;
  const asked = kiwoom.daysAsked().length;
  const whole = await timed(() => analyse(asker, company, days));
  const newlyAsked = kiwoom.daysAsked().slice(asked);
  if (newlyAsked.join() !== fresh.join()) {
    throw new Error(`the source was asked for ${newlyAsked.length} days, of which ${fresh.length} were new`);
  }
  return { whole, outside: await sumOfCalls([kiwoom], [before]) };
}

async function analyse(
  { member, analyses, changes }: Asker,
  { code, name }: ListedCompany,
  days: readonly string[],
): Promise<void> {
  const requestId = `MJB-${crypto.randomUUID()}`;
  const period = { start_date: days[0], end_date: days.at(-1) };
  const end = { userId: member.id, requestId, state: { $ne: 'running' } };
  const signal = AbortSignal.timeout(LIMIT_MS);
  await member.post(routes.postMjb.path, { request_id: requestId, stock_name: name, stock_code: code, ...period });
  for (let isOver = false; !isOver; ) {
    const changed = once(changes, 'change', { signal });
    isOver = (await analyses.findOne(end, { projection: { _id: 1 } })) !== null;
    if (!isOver) await changed;
    else changed.catch(() => undefined);
  }
  const { progress, detail } = mjbProgress.parse(await member.get(`mjb-progress/${requestId}`));
  if (progress !== 100 || detail !== undefined) throw new Error(`the analysis of ${name} ended in error: ${detail}`);
}
