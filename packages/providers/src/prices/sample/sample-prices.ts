import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import { mayTrade } from '@gaemi/domain/prices/price-period';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { isForeignBroker } from '../../broker-trading/sample/sample-brokers.ts';
import { isHalted, sampleDay } from '../../broker-trading/sample/sample-trading.ts';
import { givenUp } from '../../http/fetch-body.ts';
import { createSeededRandom, type SeededRandom } from '../../news/sample/seeded-random.ts';
import type { PriceQuery, PriceSource } from '../price-source.ts';
import { priceLevelOf, roundToTick } from './price-levels.ts';
import { sampleShortSelling } from './sample-short-selling.ts';
import { monthsBetween, storyEffects } from './story-effects.ts';

/** First day of every series. A close rests on all closes before it. */
const FIRST_DAY = '2024-01-02';
/** Daily limit of the exchange, with room for the rounding to a tick. */
const LIMIT = 0.29;
/** Share of the distance to the price level that is lost in a day. */
const REVERSION = 0.015;
/** Shares of an event's effect on its first day and on the next one. */
const SHARES = [0.7, 0.2] as const;

/**
 * Sample prices that fit the sample news: strong good events lift the price, strong bad ones lower it, and both raise
 * the volume. A stock and day always give the same close. Days after today have none.
 */
export function createSamplePrices(now: () => Date, calendar: MarketCalendar): PriceSource {
  const within = ({ from, to, signal }: PriceQuery) => {
    if (signal.aborted) throw givenUp('sample');
    const today = seoulDay(now());
    return { from: from < FIRST_DAY ? FIRST_DAY : from, to: to > today ? today : to };
  };
  return {
    name: 'sample',
    synthetic: true,
    remote: false,
    shown: true,
    flows: {
      venue: 'KRX+NXT',
      fetchFlows: async (query) => {
        const { from, to } = within(query);
        return tradingDays(from, to, calendar).map((day) => flowOn(query.company, day));
      },
    },
    shortSelling: {
      fetchShortSelling: async (query) => {
        const { from, to } = within(query);
        return sampleShortSelling(query.company, { days: tradingDays(from, to, calendar), today: seoulDay(now()) });
      },
    },
    fetchDays: async (query) => {
      const { from, to } = within(query);
      const days = samplePrices(query.company, { from, to, calendar });
      return { days, asOf: days.at(-1)?.day ?? null, completeFrom: from };
    },
  };
}

function tradingDays(from: string, to: string, calendar: MarketCalendar): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (mayTrade(day, calendar)) days.push(day);
  return days;
}

function samplePrices(
  company: ListedCompany,
  { from, to, calendar }: { from: string; to: string; calendar: MarketCalendar },
): DailyPrice[] {
  const level = Math.log(priceLevelOf(company.code));
  const swing = createSeededRandom(`swing ${company.code}`).integer(5, 16) / 1_000;
  const effects = effectsByDay(company, to);
  const prices: DailyPrice[] = [];
  let close = roundToTick(Math.exp(level));
  let [waiting, carried] = [0, 0];
  for (let day = FIRST_DAY; day <= to; day = addDays(day, 1)) {
    waiting += effects.get(day) ?? 0;
    if (!mayTrade(day, calendar)) continue;
    const volume = day >= from ? computeVolume(company, day) : null;
    const isTraded = volume === null ? !isHalted(company, day) : volume > 0;
    // A halted stock reacts on the day on which it trades again.
    if (isTraded) {
      const shock = SHARES[0] * waiting + carried;
      const drift =
        REVERSION * (level - Math.log(close)) + moveOfMarket(company, day) + swing * noise(company.code, day);
      close = roundToTick(close * (1 + Math.max(-LIMIT, Math.min(LIMIT, shock + drift))));
      carried = SHARES[1] * waiting;
    }
    if (volume !== null) prices.push({ day, close, volume: Math.round(volume * computeStir(waiting)) });
    if (isTraded) waiting = 0;
  }
  return prices;
}

/** Sums of the effects by the day of the reaction. */
function effectsByDay(company: ListedCompany, to: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { day, size } of monthsBetween(FIRST_DAY, to).flatMap((month) => storyEffects(company, month))) {
    sums.set(day, (sums.get(day) ?? 0) + size);
  }
  return sums;
}

/** Shares that the sample brokers trade on a day. */
const computeVolume = (company: ListedCompany, day: string): number =>
  sampleDay(company, day).trades.reduce((sum, { buy }) => sum + buy, 0);

/** Factor of the volume: news brings trade. */
const computeStir = (effect: number): number => 1 + Math.min(4, Math.abs(effect) * 25);

const moveOfMarket = ({ market }: ListedCompany, day: string): number => 0.006 * noise(`market ${market}`, day);

/** A number around 0, mostly within −1 and 1. */
function noise(name: string, day: string): number {
  const random = createSeededRandom(`noise ${name} ${day}`);
  const draw = (from: SeededRandom) => from.integer(-1_000, 1_000) / 1_000;
  return draw(random) + draw(random) + draw(random);
}

/** Foreigners buy what the foreign brokers of the sample trading buy; companies and funds share the rest with the public. */
function flowOn(company: ListedCompany, day: string): InvestorFlow {
  const { trades } = sampleDay(company, day);
  const foreign = trades
    .filter(({ name }) => isForeignBroker(name))
    .reduce((sum, { buy, sell }) => sum + buy - sell, 0);
  const random = createSeededRandom(`flow ${company.code} ${day}`);
  const institutional = Math.round(-foreign * (random.integer(-40, 90) / 100));
  const others = Math.round(-foreign * (random.integer(0, 4) / 100));
  // Every purchase is a sale: the groups add up to 0.
  return { day, foreign, institutional, individual: 0 - foreign - institutional - others };
}
