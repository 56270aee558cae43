import type { NotificationKind } from '@gaemi/domain/notifications/channels';
import { verdictText } from '@gaemi/domain/scoring/verdict-words';
import { addDays, seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import type { Mail } from '@gaemi/providers/mail/mail-sender';
import { mailTemplate } from './mail-template.ts';
import { type MailView, mailSentences, type StockView } from './mail-view.ts';
import type { ContentStock, NotificationContent } from './notification-content.ts';

/** Who gets a mail, and where its links lead. */
export interface Addressee {
  email: string;
  /** Origin of the web app. */
  webOrigin: string;
  unsubscribeToken: string;
}

/** A delivery as far as its mail says it. */
export interface MailDetails {
  id: string;
  kind: NotificationKind;
  /** Day in Seoul. */
  day: string;
  madeAt: Date;
  /** When this mail is sent: later than it was made where the mail server took none before. */
  sentAt: Date;
  /** Trading day before it. */
  dayBefore: string;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
const countWords = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'] as const;

/** Gmail cuts a mail at 102 kB, with the links by which its member changes or ends the mails. */
const HTML_MAX_BYTES = 102_000;

/** Writes a notification as a mail, in html and in plain text. The strongest events of each stock are shown, as many as fit. */
export function writeMail(content: NotificationContent, dates: MailDetails, addressee: Addressee): Mail {
  const { email, webOrigin } = addressee;
  const links = linksOf(addressee);
  const { attributions, sample, byModel, week } = content;
  const whole = { ...writeMailHead(content, dates), ...links, attributions, sample, byModel, week };
  const { view, html } = fitMail(content.stocks, (most) => ({
    ...whole,
    stocks: content.stocks.map((stock) => stockView(stock, { links, most, day: dates.day })),
  }));
  return {
    to: email,
    subject: `[개미렌즈] ${view.title}${sample ? ' (예시 데이터)' : ''}`,
    html,
    text: plainText(view),
    // The same for every try, so that a mail that went out twice is one in the mailbox.
    messageId: `<${dates.id}@${new URL(webOrigin).hostname}>`,
    unsubscribe: links.unsubscribe,
  };
}

/** Draws the mail with fewer events of a stock until it fits; one of each stock stays. */
function fitMail(stocks: readonly ContentStock[], viewWith: (most: number) => MailView) {
  for (let most = Math.max(1, ...stocks.map(({ events }) => events.length)); ; ) {
    const view = viewWith(most);
    const html = mailTemplate(view);
    const bytes = Buffer.byteLength(html);
    if (bytes <= HTML_MAX_BYTES || most === 1) return { view, html };
    most = Math.max(1, Math.min(most - 1, Math.floor((most * HTML_MAX_BYTES) / bytes)));
  }
}

function linksOf({ webOrigin, unsubscribeToken }: Addressee) {
  const at = (path: string) => new URL(path, webOrigin).href;
  return {
    settings: at('/mypage/alerts'),
    unsubscribe: at(`/u/${unsubscribeToken}`),
    analysis: (code: string) => at(`/analysis?q=${code}`),
    stock: (code: string) => at(`/stock/${code}`),
  };
}

/** What follows a name that ends there: SK하이닉스 does not begin with SK. */
const endOfName = /^(?:은|는|이|가|을|를|의|도|와|과|에|서|에서|로)?(?![가-힣A-Za-z\d&])/;

const beginsWith = (text: string, name: string): boolean =>
  text.startsWith(name) && endOfName.test(text.slice(name.length));

function writeMailHead({ stocks }: NotificationContent, { kind, day, madeAt, sentAt, dayBefore }: MailDetails) {
  const [, month, date] = day.split('-').map(Number);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const events = stocks.reduce((sum, stock) => sum + stock.events.length, 0);
  const names = stocks.map(({ name }) => name).join(', ');
  const preheader = stocks.flatMap(({ name, events: [first] }) => {
    if (first === undefined) return [];
    // A headline often begins with the company.
    return beginsWith(first.text, name) ? first.text : `${name} ${first.text}`;
  });
  const isBriefing = kind === 'briefing';
  // What was found late, or could not be mailed before, is older.
  const isSince = stocks.every((stock) => stock.events.every((event) => event.day >= dayBefore));
  const shortNames = stocks.length > 3 ? `${stocks[0]?.name} 등 ${stocks.length}종목` : names;
  return {
    title: isBriefing
      ? `${isSince ? sinceWords(day, dayBefore) : '그동안'} ${countOf(stocks.length)} 종목에 새 소식 ${events}건이 있었어요`
      : `${shortNames}에 새 소식 ${events}건이 있어요`,
    preheader: preheader.join(' · '),
    moment: `${month}월 ${date}일 ${weekday}요일${isBriefing ? ` 오전 ${Number(seoulClock(madeAt).slice(0, 2))}시` : ''}`,
    lead: isBriefing ? `${names} 소식이에요. 새 소식이 없는 종목은 적지 않았어요.` : leads[kind](madeAt, sentAt),
  };
}

/** An alert that is sent later names its time: it may have waited for the mail server for half a day. */
const JUST_NOW_MS = 30 * 60_000;

const leads = {
  alert: (madeAt: Date, sentAt: Date) => {
    if (sentAt.getTime() - madeAt.getTime() <= JUST_NOW_MS) return '조금 전에 알게 된 소식이에요.';
    const [hour = 0, minute] = seoulClock(madeAt).split(':').map(Number);
    return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시${minute ? ` ${minute}분` : ''}에 알게 된 소식이에요. 메일이 늦게 나갔어요.`;
  },
  postponed: () => '바로 알리지 않고 모아 둔 소식이에요.',
} as const;

const countOf = (count: number): string => countWords[count] ?? String(count);

function sinceWords(day: string, dayBefore: string): string {
  if (addDays(dayBefore, 1) === day) return '어제부터';
  return addDays(dayBefore, 3) === day && new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? '주말 사이' : '쉬는 동안';
}

function stockView(
  { name, code, events, last }: ContentStock,
  { links, most, day }: { links: ReturnType<typeof linksOf>; most: number; day: string },
): StockView {
  const count = events.length - most;
  return {
    ...{ name, code, events: events.slice(0, most), last: last && lastView(last, day), href: links.analysis(code) },
    more: count > 0 ? { count, href: links.stock(code) } : null,
  };
}

function lastView(last: NonNullable<ContentStock['last']>, mailDay: string): StockView['last'] {
  const { good, bad, reserve, percentage, thin, createdAt } = last;
  const [year, month, date] = seoulDay(createdAt).split('-').map(Number);
  const direction = verdictText({ scores: { good, bad }, reserve, percentage, isThin: thin });
  const day = `${month}월 ${date}일`;
  return { good, bad, reserve, direction, day: Number(mailDay.slice(0, 4)) === year ? day : `${year}년 ${day}` };
}

const weekText = (week: MailView['week']) =>
  [
    `[${mailSentences.week}]`,
    ...week.flatMap(({ name, day, text, link }) => [` ${day} ${name} ${text}`, `   ${link}`]),
  ].join('\n');

function plainText(view: MailView): string {
  const mark = { good: '▲', bad: '▼' } as const;
  const blocks = view.stocks.map(({ name, code, events, last, href, more }) =>
    [
      `[${name} ${code}]${last === null ? '' : ` 호재 ${last.good} · 판단 유보 ${last.reserve} · 악재 ${last.bad} (${last.day} 분석, ${last.direction})`}`,
      ...events.flatMap(({ text, side, weight, note, link }) => [
        ` ${side === null ? '•' : mark[side]} ${weight}  ${text} (${note})`,
        `   ${link}`,
      ]),
      ...(more === null ? [] : [` 외 ${more.count}건 더 보기: ${more.href}`]),
      ` 분석하기: ${href}`,
    ].join('\n'),
  );
  return [
    `개미렌즈 · ${view.moment}`,
    `${view.title}${view.sample ? ` (${mailSentences.sample})` : ''}\n${view.lead}`,
    ...blocks,
    ...(view.week.length === 0 ? [] : [weekText(view.week)]),
    [
      `${view.byModel ? `${mailSentences.byModel} ` : ''}${mailSentences.judgement}`,
      mailSentences.silence,
      ...view.attributions.map((line) => `출처: ${line}`),
    ].join('\n'),
    `알림 바꾸기: ${view.settings}\n메일 받지 않기: ${view.unsubscribe}`,
  ].join('\n\n');
}
