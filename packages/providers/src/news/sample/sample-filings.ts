import type { Article } from '@gaemi/domain/article';
import type { NamedDay } from '@gaemi/domain/filings/named-day';
import { isWeekend } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { sampleFiling } from './sample-filing.ts';
import type { SampleEvent } from './sample-month.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

const minute = 60_000;
/** Part of the filings whose amount is not the one that the press tells. */
const differing = 0.08;

/**
 * Returns the filings of the events that must be filed: on the day of the event, with the exact amount that the press
 * rounds. The exchange takes no filings at weekends.
 */
export function sampleFilings(company: ListedCompany, events: readonly SampleEvent[]): Article[] {
  return events.flatMap(({ story, values, articles: [first] }, serial) => {
    if (story.filing === undefined || first === undefined) return [];
    const day = seoulDay(first.publishedAt);
    if (isWeekend(day)) return [];
    const random = createSeededRandom(`filing ${company.code} ${day} ${serial}`);
    const reported = readWon(values.금액 ?? '');
    const other = random.chance(differing) ? random.integer(55, 70) / 100 : 1;
    const value = Math.round(reported * other) + random.integer(0, 40) * 1_000_000;
    const { report: reportName, figure: name } = story.filing;
    const receivedAt = new Date(startOfSeoulDay(day).getTime() + random.integer(8 * 60, 17 * 60) * minute);
    return [
      sampleFiling(company.code, {
        reportName,
        receivedAt,
        serial,
        figures: [{ name, value, unit: 'won' }],
        days: daysAfter(reportName, day, random),
      }),
    ];
  });
}

/** The days that such a filing names: the end of a contract, the record day and the payment of a dividend. */
function daysAfter(reportName: string, day: string, random: SeededRandom): NamedDay[] {
  if (reportName.includes('공급계약')) return [{ kind: 'contract_end', day: addDays(day, random.integer(20, 300)) }];
  if (!reportName.includes('배당')) return [];
  const recordDay = addDays(day, random.integer(10, 20));
  return [
    { kind: 'record_day', day: recordDay },
    { kind: 'dividend_payment', day: addDays(recordDay, random.integer(14, 30)) },
  ];
}

/** Reads `1조2000억원`, the form in which stories tell amounts. */
function readWon(amount: string): number {
  const [, trillions = '0', hundredMillions = '0'] = /^(?:(\d+)조)?(?:(\d+)억)?원$/.exec(amount) ?? [];
  return Number(trillions) * 1e12 + Number(hundredMillions) * 1e8;
}
