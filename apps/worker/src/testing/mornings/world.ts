import { type AlertSettings, alertStocksOfGrade, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import type { Strength } from '@gaemi/domain/judge/judgement/judgement';
import type { Grade } from '@gaemi/domain/members/grades';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Something that happens to a company in the simulated month. */
export interface WorldEvent {
  id: number;
  code: string;
  at: Date;
  /** Null for news on the price alone, of which nobody is notified. */
  strength: Strength | null;
  articles: NaverArticle[];
}

export interface WorldMember {
  email: string;
  grade: Grade;
  settings: AlertSettings;
  /** The mail server does not know the address. */
  unknown: boolean;
}

export interface World {
  companies: readonly { code: string; name: string }[];
  events: WorldEvent[];
  members: WorldMember[];
}

/** Titles with their first sentence; C is the company, N a number. All of them are judged as told beside them. */
const stories = [
  {
    strength: 3,
    title: 'C, N억원 규모 공급계약 수주',
    text: 'C가 해외 고객사와 N억원 규모의 공급계약을 체결했다고 공시했다.',
  },
  {
    strength: 3,
    title: 'C, 3분기 영업손실 N억원…적자전환',
    text: 'C가 3분기 영업손실 N억원을 기록해 적자전환했다고 공시했다.',
  },
  {
    strength: 3,
    title: 'C, N억원 규모 유상증자 결정',
    text: 'C가 운영자금 마련을 위해 N억원 규모의 유상증자를 결정했다.',
  },
  {
    strength: 3,
    title: 'C, 자사주 N억원 소각 결정',
    text: 'C가 주주가치 제고를 위해 자사주 N억원어치를 소각하기로 했다.',
  },
  { strength: null, title: '[특징주] C, 외국인 매수에 N% 급등', text: 'C가 장중 N% 급등하며 신고가를 새로 썼다.' },
  { strength: null, title: '[특징주] C, 장 초반 N% 급락', text: 'C가 장중 N% 급락했다. 외국인이 대거 순매도했다.' },
] as const satisfies readonly { strength: Strength | null; title: string; text: string }[];

/** Days before the same story happens to a company again, so that two of them are never one event. */
const REST_DAYS = 12;

export function createWorld(options: {
  companies: World['companies'];
  members: number;
  /** First moment of the month, and its days. */
  from: Date;
  days: number;
  random: () => number;
}): World {
  const { companies, random } = options;
  const events = companies.flatMap((company, index) => eventsOf(company, index, options));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const members = Array.from({ length: options.members }, (_, index): WorldMember => {
    const grade = pick(['new', 'new', 'pro', 'pro', 'premium', 'basic'] as const);
    const wanted = 1 + Math.floor(random() * (alertStocksOfGrade[grade] + 2));
    // The first companies have most of the subscribers.
    const codes = new Set(
      Array.from({ length: wanted }, () => companies[Math.floor(random() ** 2 * companies.length)]?.code ?? ''),
    );
    const quiet = pick([
      defaultAlertSettings.quiet,
      { on: false, from: '21:00', to: '08:00' },
      { on: true, from: '12:00', to: '15:30' },
    ]);
    const stocks = [...codes].map((code) => ({ code, on: random() < 0.9, min: pick([2, 3] as const) }));
    const settings = { ...defaultAlertSettings, briefing: random() < 0.7, instant: random() < 0.5, quiet, stocks };
    return { email: `m${index}@x.example`, grade, settings, unknown: random() < 0.005 };
  });
  return { companies, events, members };
}

function eventsOf(
  company: World['companies'][number],
  index: number,
  { from, days, random }: { from: Date; days: number; random: () => number },
): WorldEvent[] {
  const lastOf = new Map<number, number>();
  const events: WorldEvent[] = [];
  for (let day = 0; day < days; day += 1) {
    if (random() > 0.2) continue;
    const story = Math.floor(random() * stories.length);
    const reported = stories[story];
    if (reported === undefined || day - (lastOf.get(story) ?? -REST_DAYS) < REST_DAYS) continue;
    lastOf.set(story, day);
    const at = new Date(from.getTime() + day * DAY_MS + Math.floor(random() * 24 * 60) * 60_000);
    const id = index * 100 + day;
    const copies = 1 + Math.floor(random() * 3);
    const articles = Array.from({ length: copies }, (_, copy) =>
      articleOf(company, { story: reported, id, copy, at, random }),
    );
    events.push({
      id,
      code: company.code,
      at,
      strength: reported.strength,
      articles,
    });
  }
  return events;
}

const houses = ['www.yna.co.kr', 'www.newsis.com', 'news.mt.co.kr'] as const;

function articleOf(
  { name }: { name: string },
  of: { story: (typeof stories)[number]; id: number; copy: number; at: Date; random: () => number },
): NaverArticle {
  // Events with the same amount may be one.
  const amount = 1_000 + ((of.id * 613) % 8_000);
  const fill = (text: string) => text.replaceAll('N', String(amount)).replaceAll('C', name);
  const link = `https://${houses[of.copy] ?? houses[0]}/view/${of.id}/${of.copy}`;
  // Others write about it up to two days later.
  const at = new Date(of.at.getTime() + of.copy * Math.floor(of.random() * 24) * HOUR_MS);
  return {
    title: fill(of.story.title),
    description: fill(of.story.text),
    originallink: link,
    link,
    pubDate: rfc822(at),
  };
}

/** The events to whose articles a text links. */
export const eventIdsIn = (text: string): number[] =>
  [...text.matchAll(/\/view\/(\d+)\//g)].map(([, id]) => Number(id));

/** What a search for a company finds at a moment: articles of the last eight days, newest first. */
export function newsAt({ companies, events }: World, query: string, now: Date): NaverArticle[] {
  const company = companies.find(({ name }) => query.includes(name));
  return events
    .filter(({ code }) => code === company?.code)
    .flatMap(({ articles }) => articles)
    .filter(({ pubDate }) => {
      const age = now.getTime() - Date.parse(pubDate);
      return age >= 0 && age < 8 * DAY_MS;
    });
}
