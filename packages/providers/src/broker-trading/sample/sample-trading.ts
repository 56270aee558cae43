import type { BrokerDay, BrokerTrade, FloatingShares } from '@gaemi/domain/accumulation/broker-trading';
import { isWeekend } from '@gaemi/domain/market-calendar/market-calendar';
import { remember, rememberByObject } from '@gaemi/domain/remember';
import { addDays, daysBetween, seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { givenUp } from '../../http/fetch-body.ts';
import { createSeededRandom, type SeededRandom } from '../../news/sample/seeded-random.ts';
import type { BrokerTradingSource } from '../broker-trading-source.ts';
import { type SampleBroker, sampleBrokers } from './sample-brokers.ts';

/** Days after which other brokers lead. */
const PHASE_DAYS = 42;
const someDay = '2020-01-01';

/**
 * Sample trading. A stock and day always give the same trades, in which buying equals selling. Each stock has its own
 * turnover, and for weeks a few brokers accumulate or distribute. Days after today have no trades.
 */
export function createSampleTrading(now: () => Date): BrokerTradingSource {
  return {
    name: 'sample',
    synthetic: true,
    venue: 'KRX+NXT',
    fetchDay: async ({ company, day, signal }) => {
      if (signal.aborted) throw givenUp('sample');
      return day > seoulDay(now()) ? { day, trades: [] } : sampleDay(company, day);
    },
    fetchFloatingShares: async ({ company }) => sampleFloat(company, seoulDay(now())),
  };
}

/** Constant properties of a stock. */
interface Character {
  floatingShares: number;
  /** Share of the float traded on a usual day. */
  turnover: number;
  brokers: readonly SampleBroker[];
  /** True when some phases halt trading for two days. */
  halts: boolean;
  /** Days into its phase on the first day of all. */
  offset: number;
  /** Bias of the brokers in a phase. */
  leaningsIn: (phase: number) => ReadonlyMap<string, number>;
}

/** Listed shares of companies that everybody knows, about: made-up ones would be seen at once. */
const largeListings: ReadonlyMap<string, number> = new Map([
  ['005930', 5_920_000_000],
  ['000660', 728_000_000],
  ['373220', 234_000_000],
  ['005380', 205_000_000],
  ['000270', 390_000_000],
  ['035420', 157_000_000],
  ['035720', 442_000_000],
  ['005490', 81_000_000],
]);

const characterFor = rememberByObject(chooseCharacter);

function chooseCharacter(company: ListedCompany): Character {
  const random = createSeededRandom(`stock ${company.code}`);
  const ratio = random.integer(35, 80) / 100;
  const madeUp = random.integer(8, 400) * 100_000;
  const listed = company.listedShares ?? largeListings.get(company.code) ?? null;
  const known = listed === null ? madeUp : Math.max(1, Math.round(listed * ratio));
  const turnover = 0.0004 * 50 ** (random.integer(0, 1_000) / 1_000);
  const conviction = random.integer(2, 100) / 100;
  const brokers = random.shuffle(sampleBrokers).slice(0, random.integer(28, 38));
  return {
    floatingShares: company.floatingShares ?? known,
    turnover,
    brokers,
    halts: random.chance(0.05),
    offset: createSeededRandom(`phase ${company.code}`).integer(0, PHASE_DAYS - 1),
    leaningsIn: remember((phase: number) => chooseLeanings(company.code, { phase, conviction, brokers })),
  };
}

/** Returns the trading of all brokers on a day, whether it is over or not. */
export function sampleDay(company: ListedCompany, day: string): BrokerDay {
  if (isWeekend(day) || isHalted(company, day)) return { day, trades: [] };
  const character = characterFor(company);
  const phase = Math.floor(computeAge(character, day) / PHASE_DAYS);
  const random = createSeededRandom(`day ${company.code} ${day}`);
  const volume = Math.round(character.floatingShares * character.turnover * (random.integer(40, 220) / 100));
  const leanings = character.leaningsIn(phase);
  return { day, trades: buildTrades(volume, { brokers: character.brokers, leanings, random }) };
}

/** Returns true on a day on which a sample stock is not traded. */
export function isHalted(company: ListedCompany, day: string): boolean {
  const character = characterFor(company);
  const dayOfPhase = ((computeAge(character, day) % PHASE_DAYS) + PHASE_DAYS) % PHASE_DAYS;
  return character.halts && [20, 21].includes(dayOfPhase);
}

const computeAge = ({ offset }: Character, day: string): number => daysBetween(someDay, day) + offset;

/**
 * Returns the bias of the brokers in a phase, from −1 (selling) to 1 (buying): a few accumulate, as many distribute.
 * `conviction`: bias of the leaders to one side, 0–1.
 */
function chooseLeanings(
  code: string,
  { phase, conviction, brokers }: { phase: number; conviction: number; brokers: readonly SampleBroker[] },
): ReadonlyMap<string, number> {
  const random = createSeededRandom(`leaders ${code} ${phase}`);
  const leaders = random.shuffle(brokers).slice(0, 8);
  const strength = conviction * (random.integer(40, 100) / 100);
  return new Map(
    leaders.map(({ name }, index) => [name, (index % 2 === 0 ? 1 : -1) * strength * (1 - Math.floor(index / 2) / 5)]),
  );
}

function buildTrades(
  volume: number,
  context: { brokers: readonly SampleBroker[]; leanings: ReadonlyMap<string, number>; random: SeededRandom },
): BrokerTrade[] {
  const { random, leanings } = context;
  const active = context.brokers
    .filter(() => random.chance(0.9))
    .map(({ name, weight, steadiness }) => {
      const size = weight * (random.integer(60, 140) / 100) * (leanings.has(name) ? 2 : 1);
      const noise = (1 - steadiness) * (random.integer(-100, 100) / 200);
      const lean = Math.max(-0.95, Math.min(0.95, (leanings.get(name) ?? 0) + noise));
      return { name, buying: size * (1 + lean), selling: size * (1 - lean) };
    });
  const bought = shareOut(
    volume,
    active.map(({ buying }) => buying),
  );
  const sold = shareOut(
    volume,
    active.map(({ selling }) => selling),
  );
  return active
    .map(({ name }, index) => ({ name, buy: bought[index] ?? 0, sell: sold[index] ?? 0 }))
    .filter(({ buy, sell }) => buy + sell > 0);
}

/** Last day of the quarter before today's. */
function sampleFloat(company: ListedCompany, today: string): FloatingShares {
  const month = Number(today.slice(5, 7));
  const firstOfQuarter = `${today.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  return { shares: characterFor(company).floatingShares, asOf: addDays(firstOfQuarter, -1) };
}

/**
 * Distributes a whole number by weights, so that the whole parts add up to it exactly. The remainder goes to the parts
 * with the largest fractions, the first of equals first.
 */
function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const most = exact
    .map((value, index) => ({ index, cut: value - Math.floor(value) }))
    .sort((a, b) => b.cut - a.cut || a.index - b.index)
    .slice(0, left);
  for (const { index } of most) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
