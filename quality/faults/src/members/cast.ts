import { routes } from '@gaemi/contracts/routes';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { HeldAgain } from '../invariants/stored-job.ts';
import type { Product } from '../product/product.ts';
import { type Asking, logInAdmin, logInMember, type Member } from './member.ts';
import { goTo } from './pass-time.ts';

/** Members who use the product during all schedules of a run. */
export interface Cast {
  product: Product;
  admin: Member['ask'];
  members: readonly Member[];
  companies: readonly ListedCompany[];
  /** True when accumulation analyses are available. */
  mjb: boolean;
  memberOf(index: number): Member;
  companyOf(index: number): ListedCompany;
  /** Brings product time to a moment: at once, or as a day passes. */
  reach(moment: number): Promise<void>;
  /** Members who withdraw in the current schedule, by name. */
  leavers: Map<string, Member>;
  /** Ended jobs of the current schedule that were leased again to their workers. */
  heldAgain: HeldAgain[];
  /** The last so many trading days. */
  tradingDays(count: number): { from: string; to: string };
}

const PLENTY = 1_000_000;
const PATIENT_TRIES = 30;

/** Creates one member of each tier with plenty of credit, and one with only the credit that the admin adds. */
export async function assembleCast(product: Product): Promise<Cast> {
  const admin = await logInAdmin(product);
  const members = [
    await logInMember(product, 'basic', 'basic'),
    await logInMember(product, 'pro', 'pro'),
    await logInMember(product, 'premium', 'premium'),
    await logInMember(product, 'poor', 'basic'),
  ];
  for (const member of members.slice(0, 3)) await giveCredit(admin, member, PLENTY);
  const companies = await unmistakableCompanies(product);
  const days = await lastTradingDays(members[0]);
  return {
    product,
    admin,
    members,
    companies,
    mjb: days.length > 0,
    memberOf: (index) => oneOf(members, index),
    companyOf: (index) => oneOf(companies, index),
    reach: (moment) => Promise.resolve(goTo(product, moment)),
    leavers: new Map(),
    heldAgain: [],
    tradingDays: (count) => ({ from: oneOf(days, Math.max(0, days.length - count)), to: oneOf(days, days.length - 1) }),
  };
}

/** Adds credit for a new member, in a healthy product; a busy machine may answer late. */
export async function giveCredit(admin: Member['ask'], { id, name }: Member, credit: number): Promise<void> {
  const asking: Asking = {
    method: 'PATCH',
    path: `admin/users-credit/${id.toHexString()}`,
    headers: { 'idempotency-key': `first-credit-${name}` },
    body: { paid: 0, credit },
  };
  for (let tries = 0; tries < PATIENT_TRIES; tries += 1) {
    const answer = await admin(asking);
    if (answer !== 'lost' && answer.status < 300) return;
  }
  throw new Error('a member got no credit');
}

function oneOf<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

async function unmistakableCompanies({ database }: Product): Promise<ListedCompany[]> {
  const list = await database
    .collection<{ _id: string; companies: ListedCompany[] }>('stock_master')
    .findOne({ _id: 'current' });
  if (list === null) throw new Error('no list of companies is in force');
  return list.companies.filter(({ name }) => /^[가-힣]{4,}$/.test(name));
}

/** Ten trading days before today, from the product's own calendar; none without accumulation analysis. */
async function lastTradingDays(member: Member | undefined): Promise<string[]> {
  const answer = await member?.ask({ method: 'GET', path: routes.mjbCalendar.path });
  if (answer === undefined || answer === 'lost' || answer.status !== 200) return [];
  const { today, closed_days: closed } = answer.body;
  const closedDays = new Set(Array.isArray(closed) ? closed.map(String) : []);
  const days: string[] = [];
  for (let at = new Date(`${String(today)}T00:00:00Z`); days.length < 10; ) {
    at = new Date(at.getTime() - 86_400_000);
    const day = at.toISOString().slice(0, 10);
    if (at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !closedDays.has(day)) days.unshift(day);
  }
  return days;
}
