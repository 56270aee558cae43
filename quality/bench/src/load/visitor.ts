import { API_PREFIX } from '@gaemi/contracts/routes';
import { type Grade, type NewsTier, tierOfGrade } from '@gaemi/domain/members/grades';
import { openSession } from '../product/member.ts';
import type { Product } from '../product/product.ts';
import type { CallLog } from './call-log.ts';
import { type Answer, openCaller } from './caller.ts';

/** A logged-in member with a browser. */
export interface Visitor {
  tier: NewsTier;
  /**
   * Reads a path and directly afterwards the bare route, so that other load on the machine affects both equally.
   */
  read(kind: string, path: string): Promise<Answer>;
  post(kind: string, path: string, body: object): Promise<Answer>;
}

export interface Servers {
  product: Product;
  /** Address of the bare route. */
  bare: string;
  log: CallLog;
  /** Calls to the bare route only. */
  bareLog: CallLog;
  /** Closes all connections. */
  opened: AsyncDisposableStack;
}

const GRADES: readonly Grade[] = ['basic', 'new', 'premium'];
/** The API computes the hashes; more at once would only wait there. */
const LOG_INS_AT_ONCE = 4;

/**
 * Creates new members of all tiers in turn, logged in, each with a connection to the product and one to the bare route.
 */
export async function openVisitors(servers: Servers, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index).values();
  const logIn = async () => {
    for (const number of numbers) visitors.push(await openVisitor(servers, GRADES[number % GRADES.length] ?? 'new'));
  };
  await Promise.all(Array.from({ length: LOG_INS_AT_ONCE }, logIn));
  return visitors;
}

async function openVisitor({ product, bare, log, bareLog, opened }: Servers, grade: Grade): Promise<Visitor> {
  const { cookie } = await openSession(product, grade);
  const caller = opened.use(openCaller(new URL(product.api).origin, cookie, log));
  const bareCaller = opened.use(openCaller(bare, '', bareLog));
  return {
    tier: tierOfGrade[grade],
    read: async (kind, path) => {
      const answer = await caller.ask({ kind, path: `${API_PREFIX}/${path}` });
      await bareCaller.ask({ kind: 'bare', path: '/bare' });
      return answer;
    },
    post: (kind, path, body) => caller.ask({ kind, path: `${API_PREFIX}/${path}`, body }),
  };
}
