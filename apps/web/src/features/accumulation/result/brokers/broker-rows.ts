import type { MjbDetail, MjbRecord } from '@gaemi/contracts/accumulation';
import { netRatio } from '@gaemi/domain/accumulation/broker-ranking';

/** A broker in the table. */
export interface BrokerRow {
  /** By net buying; null for those that are no net buyers. */
  rank: number | null;
  name: string;
  role: '선도' | '주요' | null;
  buy: number;
  sell: number;
  net: number;
  /** 100 · net / (buy + sell), one decimal. */
  ratio: number;
}

interface BrokerGroups {
  /** In the order of the record: the first ones, and those that are folded. */
  buyers: BrokerRow[];
  moreBuyers: BrokerRow[];
  /** The largest net sellers, largest first. */
  sellers: BrokerRow[];
  /** The further ones, and those whose buying equals their selling. */
  rest: BrokerRow[];
  /** Net buying of all that sold more than they bought; 0 or below. */
  sold: number;
  /** Net buying of the rest; 0 or below. */
  restSold: number;
  /** Longest bar, in shares; at least 1. */
  most: number;
}

/** Net buyers and, below them, net sellers that are shown at first; the rest is folded. */
const SHOWN_BUYERS = 8;
const SHOWN_SELLERS = 3;

/** Everybody that traded: who bought more, who sold most, and the rest. */
export function groupBrokers({
  net_buyers,
  basis,
  brokers,
}: Pick<MjbDetail, 'net_buyers' | 'basis' | 'brokers'>): BrokerGroups {
  const others = brokers.filter(({ buy, sell }) => buy + sell > 0 && buy <= sell).map(sellerRow);
  const sorted = others.toSorted((a, b) => a.net - b.net || b.sell - a.sell || (a.name < b.name ? -1 : 1));
  const [sellers, rest] = folded(sorted, SHOWN_SELLERS);
  const [buyers, moreBuyers] = folded(
    net_buyers.map((buyer) => buyerRow(buyer, basis.majors)),
    SHOWN_BUYERS,
  );
  return {
    buyers,
    moreBuyers,
    sellers,
    rest,
    sold: addUp(sorted),
    restSold: addUp(rest),
    most: Math.max(1, ...brokers.map(({ buy, sell }) => Math.max(buy, sell))),
  };
}

/** The rows that are shown at first, and the rest; one row alone is not folded. */
function folded(rows: readonly BrokerRow[], most: number): [BrokerRow[], BrokerRow[]] {
  const shown = rows.length === most + 1 ? rows.length : most;
  return [rows.slice(0, shown), rows.slice(shown)];
}

function buyerRow(
  { rank, name, buy, sell, net_buy, ratio }: MjbRecord['net_buyers'][number],
  majors: readonly string[],
) {
  const place = majors.indexOf(name);
  return { rank, name, role: roleAt(place), buy, sell, net: net_buy, ratio };
}

function roleAt(place: number): BrokerRow['role'] {
  if (place < 0) return null;
  return place === 0 ? '선도' : '주요';
}

function sellerRow({ name, buy, sell }: MjbDetail['brokers'][number]): BrokerRow {
  return { rank: null, name, role: null, buy, sell, net: buy - sell, ratio: netRatio({ buy, sell }) };
}

const addUp = (rows: readonly BrokerRow[]) => rows.reduce((sum, { net }) => sum + net, 0);
