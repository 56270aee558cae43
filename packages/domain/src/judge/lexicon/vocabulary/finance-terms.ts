import type { Meaning, MeaningGroup } from '../meaning-group.ts';
import { buildTermIndex, type TermIndex } from '../term-index.ts';
import { meaningGroups } from './all-groups.ts';
import { negationWords } from './negation-words.ts';
import { connectorWords, denialWords, hedgeWords, hollowWords, inquiryWords, noticeWords } from './notices.ts';
import { operators } from './operators.ts';

type Entry = { terms: string; meaning: Meaning };

/** A term listed both as a burden and as an event is a thing (it can end or shrink) with the weight of the event. */
function buildEntries(group: MeaningGroup): Entry[] {
  const entries: Entry[] = [];
  const add = (role: 'thing' | 'event', terms: string | undefined, value: { sense: 1 | -1; alone: number }) => {
    if (terms !== undefined) entries.push({ terms, meaning: { role, group: group.key, ...value } });
  };
  const bothWays = (list: string | undefined, events: MeaningGroup['goodEvents'], sense: 1 | -1) => {
    for (const strength of [3, 2, 1] as const) {
      const own = new Set((events?.[strength] ?? '').split(',').map((term) => term.trim()));
      const shared = (list ?? '').split(',').filter((term) => own.has(term.trim()));
      add('thing', shared.join(','), { sense, alone: sense * strength });
    }
    add('thing', list, { sense, alone: sense });
    for (const strength of [3, 2, 1] as const) add('event', events?.[strength], { sense, alone: sense * strength });
  };
  bothWays(group.hopes, group.goodEvents, 1);
  bothWays(group.burdens, group.badEvents, -1);
  add('thing', group.welcome, { sense: 1, alone: 0 });
  add('thing', group.unwelcome, { sense: -1, alone: 0 });
  return entries;
}

let index: TermIndex | undefined;

/** All terms, put in order when the first text is read: a program that reads none starts without that work. */
export function financeTerms(): TermIndex {
  index ??= buildTermIndex([
    { terms: hollowWords, meaning: { role: 'hollow' } },
    { terms: inquiryWords, meaning: { role: 'denial', inquiry: true } },
    { terms: denialWords, meaning: { role: 'denial', inquiry: false } },
    ...negationWords.map(({ terms, ...negation }): Entry => ({ terms, meaning: { role: 'negation', ...negation } })),
    ...connectorWords.map(({ kind, terms }): Entry => ({ terms, meaning: { role: 'connector', kind } })),
    ...meaningGroups.flatMap(buildEntries),
    ...operators.map(({ terms, ...operator }): Entry => ({ terms, meaning: { role: 'operator', ...operator } })),
    ...hedgeWords.map(({ factor, terms }): Entry => ({ terms, meaning: { role: 'hedge', factor } })),
    ...noticeWords.map(({ factor, terms }): Entry => ({ terms, meaning: { role: 'notice', factor } })),
  ]);
  return index;
}
