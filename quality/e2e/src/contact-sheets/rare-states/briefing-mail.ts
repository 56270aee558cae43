import { expect, type Page } from '@playwright/test';
import { analysed, watched } from '../../analyses.ts';
import { type MovableClock, movableClock } from '../../movable-clock.ts';
import type { Product } from '../../product.ts';
import { loggedIn, newMember, signedIn } from '../../test.ts';
import type { OpenStudio, Studio } from './studio.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEOUL_MS = 9 * HOUR_MS;

/** Names of any length. */
const stocks = {
  '005930': '삼성전자',
  '207940': '삼성바이오로직스',
  '012450': '한화에어로스페이스',
  '005380': '현대차',
  '035420': 'NAVER',
};

/** The briefing of a member with five stocks, as a mail program shows it. */
export async function photographBriefingMail(open: OpenStudio): Promise<void> {
  const clock = movableClock();
  const studio = await open(clock.settings);
  try {
    const { product } = studio;
    const page = await studio.newPage();
    const member = newMember();
    await signedIn(page, product, member);
    await givePro(studio, member.email);
    await watched(page, stocks);
    await analysed(page, ['삼성전자', '한화에어로스페이스', '현대차']);
    const saved = await page.request.put('/api/v1/alerts', {
      data: {
        briefing: { on: true, at: '08:00' },
        stocks: Object.keys(stocks).map((code) => ({ code, on: true, min: 3 })),
      },
    });
    expect(saved.status(), await saved.text()).toBe(200);
    await studio.shoot(page, 'alerts-five-stocks', () => page.goto('/mypage/alerts'));

    await goToMorning(studio, clock, page);
    const { html, text } = await readBriefing(product, member.email);
    const mailbox = await studio.newPage();
    await studio.shoot(mailbox, 'mail', () => mailbox.setContent(html));
    // Some mail programs keep what stands in the body alone, without the rules of the head.
    const body = html.replace(/<head>.*<\/head>/s, '').replaceAll(/ class="[^"]*"/g, '');
    await studio.shoot(mailbox, 'mail-without-head', () => mailbox.setContent(body));
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const plain = `<meta name="color-scheme" content="light dark"><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escaped}</pre>`;
    await studio.shoot(mailbox, 'mail-text', () => mailbox.setContent(plain));
  } finally {
    await studio.dispose();
    clock.dispose();
  }
}

/** Five stocks are more than a new member's alerts include. */
async function givePro(studio: Studio, email: string): Promise<void> {
  const { adminEmail, adminPassword } = studio.product;
  const office = await studio.newPage();
  await loggedIn(office, { email: adminEmail, password: adminPassword });
  const found = await (await office.request.get(`/api/v1/admin/users?search=${email}`)).json();
  const expired_at = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
  const data = { grade: 'pro', expired_at };
  const answer = await office.request.patch(`/api/v1/admin/users-grade/${found.items[0]._id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Moves the clock to two minutes before the briefing of the next trading day, and starts the product there. */
async function goToMorning({ restart }: Studio, clock: MovableClock, page: Page): Promise<void> {
  let movedMs = 0;
  // Within the week that a briefing looks back on, so that every stock has news.
  for (let days = 5; ; days += 1) {
    const midnight = Math.floor((Date.now() + SEOUL_MS) / DAY_MS) * DAY_MS + days * DAY_MS - SEOUL_MS;
    const ahead = midnight + 8 * HOUR_MS - 120_000 - Date.now() - movedMs;
    movedMs += ahead;
    clock.forward(Math.round(ahead / 1000));
    await restart();
    const { today, closed_days } = await (await page.request.get('/api/v1/mjb-calendar')).json();
    if (![0, 6].includes(new Date(today).getUTCDay()) && !closed_days.includes(today)) return;
  }
}

async function readBriefing({ mailboxUrl }: Product, email: string): Promise<{ html: string; text: string }> {
  const find = async () => {
    const { items } = await (await fetch(`${mailboxUrl}/api/messages`)).json();
    return items.find(
      ({ to, subject }: { to: string[]; subject: string }) => to.includes(email) && subject.includes('소식'),
    );
  };
  await expect.poll(find, { message: 'the briefing', timeout: 300_000, intervals: [2_000] }).toBeDefined();
  return (await fetch(`${mailboxUrl}/api/messages/${(await find()).id}`)).json();
}
