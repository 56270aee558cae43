import type { BrokerTradingSource } from '../broker-trading/broker-trading-source.ts';
import type { Judge } from '../judge/judge.ts';
import type { NewsSource } from '../news/news-source.ts';
import type { NewsStream } from '../news/news-stream.ts';
import type { FlowSource, PriceSource, ShortSellingSource } from '../prices/price-source.ts';
import type { Circuit, PricePort } from './circuit.ts';

export const newsBehind = (circuit: Circuit, source: NewsSource): NewsSource => ({
  name: source.name,
  synthetic: source.synthetic,
  filings: source.filings,
  searches: source.searches,
  skipsArchived: source.skipsArchived,
  gather: (query) => circuit(() => source.gather(query)),
});

export const streamBehind = (circuit: Circuit, stream: NewsStream): NewsStream => ({
  name: stream.name,
  source: stream.source,
  synthetic: stream.synthetic,
  part: stream.part,
  read: (query) => circuit(() => stream.read(query)),
  forget: () => stream.forget(),
});

export const judgeBehind = (circuit: Circuit, judge: Judge): Judge => ({
  name: judge.name,
  cacheable: judge.cacheable,
  metered: judge.metered,
  version: (tier) => judge.version(tier),
  longestMs: (events) => judge.longestMs(events),
  judge: (request) => circuit(() => judge.judge(request)),
  summarise: (request) => circuit(() => judge.summarise(request)),
});

export const tradingBehind = (circuit: Circuit, source: BrokerTradingSource): BrokerTradingSource => ({
  name: source.name,
  synthetic: source.synthetic,
  venue: source.venue,
  fetchDay: (query) => circuit(() => source.fetchDay(query)),
  fetchFloatingShares: (query) => circuit(() => source.fetchFloatingShares(query)),
});

export function pricesBehind(create: (port: PricePort) => Circuit, source: PriceSource): PriceSource {
  const { flows, shortSelling } = source;
  const circuit = create('prices');
  return {
    name: source.name,
    synthetic: source.synthetic,
    remote: source.remote,
    shown: source.shown,
    flows: flows && flowsBehind(create('flows'), flows),
    shortSelling: shortSelling && shortSellingBehind(create('short-selling'), shortSelling),
    fetchDays: (query) => circuit(() => source.fetchDays(query)),
  };
}

const flowsBehind = (circuit: Circuit, flows: FlowSource): FlowSource => ({
  venue: flows.venue,
  fetchFlows: (query) => circuit(() => flows.fetchFlows(query)),
});

const shortSellingBehind = (circuit: Circuit, from: ShortSellingSource): ShortSellingSource => ({
  fetchShortSelling: (query) => circuit(() => from.fetchShortSelling(query)),
});
