import type { ShortSellingDay } from '@gaemi/domain/accumulation/short-selling';
import { addDays } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { sampleDay } from '../../broker-trading/sample/sample-trading.ts';
import { createSeededRandom } from '../../news/sample/seeded-random.ts';

/** Days after which margin is published; lending is on the next day. */
const MARGIN_DAYS = 2;
/** Balances swing around their level over so many days. */
const SWING_DAYS = 60;
/** Days whose volume is the usual one of a stock; it may be halted on one. */
const usualDays = ['2024-01-02', '2024-01-08', '2024-01-16', '2024-02-20'] as const;

/**
 * Sample short selling of trading days: parts of the trades of the sample brokers, and balances that move slowly. A stock
 * and day always give the same, once they are published.
 */
export function sampleShortSelling(
  company: ListedCompany,
  { days, today }: { days: readonly string[]; today: string },
): ShortSellingDay[] {
  const character = createSeededRandom(`short ${company.code}`);
  const [soldPart, lentDays, marginDays] = [
    character.integer(1, 9),
    character.integer(2, 20),
    character.integer(3, 15),
  ];
  const [lentPhase, marginPhase] = [character.integer(0, SWING_DAYS), character.integer(0, SWING_DAYS)];
  const usual = usualDays.map((day) => volumeOn(company, day)).find((volume) => volume > 0) ?? 0;
  return days.map((day) => {
    const random = createSeededRandom(`short ${company.code} ${day}`);
    const volume = volumeOn(company, day);
    return {
      day,
      sold: Math.round((volume * soldPart * random.integer(40, 160)) / 10_000),
      lent: day >= today ? null : Math.round(usual * lentDays * swing(day, lentPhase)),
      program: Math.round((volume * random.integer(-120, 120)) / 1_000),
      margin: day >= addDays(today, -MARGIN_DAYS) ? null : Math.round(usual * marginDays * swing(day, marginPhase)),
    };
  });
}

const volumeOn = (company: ListedCompany, day: string) =>
  sampleDay(company, day).trades.reduce((sum, { buy }) => sum + buy, 0);

/** Between 0.7 and 1.3, always the same for a day. */
const swing = (day: string, phase: number) =>
  1 + 0.3 * Math.sin((2 * Math.PI * (Date.parse(day) / 86_400_000 + phase)) / SWING_DAYS);
