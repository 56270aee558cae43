import { adminUserList } from '@gaemi/contracts/admin';
import { alerts } from '@gaemi/contracts/alerts';
import { routes } from '@gaemi/contracts/routes';
import { analyseNews, analyseTrading, objectToNews } from './analyses.ts';
import { addressOf, type DemoMember, demoMembers, seedingAdmin } from './demo-members.ts';
import type { DemoProduct } from './demo-product.ts';
import { SeedError } from './seed-error.ts';
import { Session } from './session.ts';
import { enter } from './sign-up.ts';
import { makeSeedingAdmin } from './stored-members.ts';

const YEAR_MS = 365 * 86_400_000;
/** Alerts come from events of this strength on. */
const MIN_STRENGTH = 3;

export interface FillOptions {
  mongodbUri: string;
  password: string;
  adminPassword: string;
  stop: AbortSignal;
  say: (line: string) => void;
}

/** Makes everything of the demo that is not there yet, through the API as members do. */
export async function fillDemo(
  product: DemoProduct,
  { mongodbUri, password, adminPassword, stop, say }: FillOptions,
): Promise<void> {
  const admin = new Session(product.api);
  // The product makes it an admin only where the store has none, as that of a start has.
  await enter(admin, seedingAdmin, { password: adminPassword, mailboxUrl: product.mailboxUrl });
  await makeSeedingAdmin(mongodbUri);
  for (const member of demoMembers) {
    stop.throwIfAborted();
    const session = new Session(product.api);
    await enter(session, member, { password, mailboxUrl: product.mailboxUrl });
    await grant(admin, member);
    await session.send(routes.addToWatchlist, { body: { stocks: member.watches } });
    await chooseAlerts(session, member);
    await analyseNews(session, member);
    await analyseTrading(session, member);
    if (member.objects) await objectToNews(session, member);
    if (member.plan && (await session.send(routes.myPlanRequest)) === null)
      await session.send(routes.postPlanRequest, { body: member.plan });
    const { news, accumulations } = member;
    say(`${member.name} (${member.grade}): ${news.length} news, ${accumulations.length} accumulation analyses`);
  }
}

/** Gives the grade and, to a member who has paid nothing yet, the credits. */
async function grant(admin: Session, member: DemoMember): Promise<void> {
  if (member.grade === 'new') return;
  const found = await admin.send(routes.adminUsers, { query: { search: addressOf(member) } });
  const user = adminUserList.parse(found).items[0];
  if (user === undefined) throw new SeedError(`${addressOf(member)} is not on the list of members`);
  const params = { id: user._id };
  const expired_at = new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
  if (user.grade !== member.grade)
    await admin.send(routes.changeGrade, { params, body: { grade: member.grade, expired_at } });
  if (user.paid === 0 && member.grant) await admin.send(routes.grantCredit, { params, body: member.grant });
}

/** Switches alerts on for a member who has none on. */
async function chooseAlerts(session: Session, { alerts: codes }: DemoMember): Promise<void> {
  if (codes.length === 0) return;
  const { stocks } = alerts.parse(await session.send(routes.alerts));
  if (stocks.some(({ on }) => on)) return;
  await session.send(routes.changeAlerts, {
    body: {
      briefing: { on: true, at: '08:00' },
      instant: true,
      quiet: { on: true, from: '21:00', to: '08:00' },
      mail: true,
      paused_until: null,
      stocks: codes.map((code) => ({ code, on: true, min: MIN_STRENGTH })),
    },
  });
}
