import type { PushPayload } from '@gaemi/contracts/alerts';
import { cutText } from '@gaemi/providers/news/plain-text';
import type { ContentEvent, ContentStock, NotificationContent } from './notification-content.ts';

/** Characters that notifications show on every system. */
const BODY_MAX = 180;
/** Characters of one event among several. */
const LINE_MAX = 60;

const marks = { good: '▲', bad: '▼' } as const;

/** A push, and the part of the content that it shows. */
export interface WrittenPush {
  payload: PushPayload;
  shown: ContentStock[];
}

/** Writes an alert as a push: one event in a sentence, several in a line each, as many as fit. Sample data says so. */
export function writePush(content: NotificationContent, deliveryId: string): WrittenPush {
  const all = content.stocks.flatMap((stock) => stock.events.map((event) => ({ stock, event })));
  const [first] = all;
  const lines = all.length > 1 ? listLines(all, content.stocks.length > 1) : writeSentence(first?.event);
  const shownEvents = new Set(all.slice(0, lines.length).map(({ event }) => event));
  const shown = content.stocks.flatMap((stock) => {
    const events = stock.events.filter((event) => shownEvents.has(event));
    return events.length > 0 ? [{ ...stock, events }] : [];
  });
  const count = shownEvents.size > 1 ? ` 새 소식 ${shownEvents.size}건` : '';
  const names = `${first?.stock.name ?? ''}${shown.length > 1 ? ` 등 ${shown.length}종목` : ''}`;
  return {
    payload: {
      title: `${names}${count}${content.sample ? ' (예시 데이터)' : ''}`,
      body: lines.join('\n'),
      url: shown.length > 1 ? '/favorite' : `/analysis?q=${first?.stock.code ?? ''}`,
      tag: deliveryId,
    },
    shown,
  };
}

const writeSentence = (event: ContentEvent | undefined): string[] =>
  event === undefined
    ? []
    : [
        cutText(
          [event.weight, event.turned, event.warning, event.text].filter((part) => part !== null).join(' · '),
          BODY_MAX,
        ),
      ];

/** The lines of the events that fit, in their order. */
function listLines(all: readonly { stock: ContentStock; event: ContentEvent }[], named: boolean): string[] {
  const lines: string[] = [];
  let length = 0;
  for (const { stock, event } of all) {
    const mark = event.side === null ? '•' : marks[event.side];
    const parts = [
      mark,
      named ? stock.name : null,
      event.turned && `${event.turned}:`,
      event.warning && `${event.warning}:`,
      event.short,
    ];
    const line = cutText(parts.filter((part) => part !== null).join(' '), LINE_MAX);
    length += line.length + 1;
    if (length > BODY_MAX) break;
    lines.push(line);
  }
  return lines;
}
