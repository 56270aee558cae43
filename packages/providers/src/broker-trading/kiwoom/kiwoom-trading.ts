import type { BrokerDay, BrokerTrade } from '@gaemi/domain/accumulation/broker-trading';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { KiwoomError, malformed } from '../../kiwoom/kiwoom-answer.ts';
import type { KiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { venueCode } from '../../kiwoom/venue-code.ts';
import { ProviderError } from '../../provider-error.ts';
import type { BrokerDayQuery, BrokerTradingSource } from '../broker-trading-source.ts';
import { agrees, type BrokerRows, differingOfHalves, mergeTrades, readBrokerRows } from './read-broker-rows.ts';
import { readFloatingShares } from './read-floating-shares.ts';

/** Returns the brokers of a day. It does not compare them with the stated totals, whose meaning is not documented. */
type Brokers = Omit<BrokerDay, 'day'>;

/** Request for all brokers at once. The provider's documents do not list it, so it may disappear. */
const EVERYBODY = '3';
/** Requests for net sellers and for net buyers. The two lists share only brokers with a net of 0. */
const [SELLERS, BUYERS] = ['1', '2'] as const;
/** Most readings of the halves of a day that still moves. */
const MAX_READINGS = 3;

/** Broker trading from Kiwoom's REST API, day by day. Floating shares are those of the day of the request. */
export function createKiwoomTrading(
  client: KiwoomClient,
  { venue }: { venue: Venue },
  now: () => Date,
): BrokerTradingSource {
  let everybodyServed = true;

  const rank = async (query: BrokerDayQuery, type: string): Promise<BrokerRows> => {
    const day = query.day.replaceAll('-', '');
    const pages = await client.ask({
      apiId: 'ka10038',
      path: '/api/dostk/rkinfo',
      // Without a blank `dt`, Kiwoom ignores the two days and adds up some long period.
      body: {
        stk_cd: venueCode(query.company.code, venue),
        strt_dt: day,
        end_dt: day,
        qry_tp: type,
        dt: '',
      },
      signal: query.signal,
    });
    return readBrokerRows(pages);
  };

  /** Undefined when Kiwoom refuses this type, or treats it as one of the halves. */
  const everybody = async (query: BrokerDayQuery): Promise<Brokers | undefined> => {
    try {
      const { trades, stated } = await rank(query, EVERYBODY);
      if (isOneSided(trades)) return undefined;
      return { trades, differingSums: stated.find((sums) => !agrees(sums, trades)) };
    } catch (error) {
      if (error instanceof KiwoomError && error.inputRefused) return undefined;
      throw error;
    }
  };

  /**
   * Reads both halves. While the day still moves, a broker can change sides between the requests and be in both halves or
   * in neither: the net sellers must be the same ones before and after the net buyers are read.
   */
  const readHalves = async (query: BrokerDayQuery): Promise<BrokerRows[]> => {
    let [sellers, buyers] = await Promise.all([rank(query, SELLERS), rank(query, BUYERS)]);
    if (isSettled(query.day, now())) return [sellers, buyers];
    for (let reading = 1; reading < MAX_READINGS; reading += 1) {
      const after = await rank(query, SELLERS);
      const isSame = listNames(after) === listNames(sellers);
      sellers = after;
      if (isSame && isDisjoint(sellers, buyers)) return [sellers, buyers];
      buyers = await rank(query, BUYERS);
    }
    throw malformed('the brokers change sides faster than they can be read');
  };

  const halves = async (query: BrokerDayQuery): Promise<Brokers> => {
    const answers = await readHalves(query);
    const all = mergeTrades(answers.map(({ trades }) => trades));
    return { trades: all, differingSums: differingOfHalves(answers, all) };
  };

  return {
    name: 'kiwoom',
    synthetic: false,
    venue,
    fetchDay: async (query) => {
      const { day } = query;
      const all = everybodyServed ? await everybody(query) : undefined;
      if (all !== undefined) return { day, ...all };
      const joined = await halves(query);
      if (isOneSided(joined.trades)) {
        throw new ProviderError('kiwoom', 'malformed', { message: 'half of the brokers are missing', retryable: true });
      }
      // The halves contain more, so the request for all brokers is not repeated.
      everybodyServed = false;
      return { day, ...joined };
    },
    fetchFloatingShares: async ({ company, signal }) => {
      const [answer] = await client.ask({
        apiId: 'ka10001',
        path: '/api/dostk/stkinfo',
        body: { stk_cd: company.code },
        signal,
      });
      const shares = readFloatingShares(answer);
      return shares === null ? null : { shares, asOf: seoulDay(now()) };
    },
  };
}

const listNames = ({ trades }: BrokerRows): string => JSON.stringify(trades.map(({ name }) => name).toSorted());

/** Brokers with a net of 0 may be in both halves, with the same figures. */
function isDisjoint(sellers: BrokerRows, buyers: BrokerRows): boolean {
  const selling = new Map(sellers.trades.map((trade) => [trade.name, trade]));
  return buyers.trades.every(({ name, buy, sell }) => {
    const other = selling.get(name);
    return other === undefined || (other.buy === buy && other.sell === sell);
  });
}

/** Every purchase is also a sale, so the brokers cannot all be net buyers or all be net sellers. */
function isOneSided(trades: readonly BrokerTrade[]): boolean {
  const nets = trades.map(({ buy, sell }) => buy - sell).filter((net) => net !== 0);
  return nets.length > 0 && (nets.every((net) => net > 0) || nets.every((net) => net < 0));
}
