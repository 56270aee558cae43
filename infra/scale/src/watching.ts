import type { Parameters } from './parameters.ts';

/** What it takes to watch the stocks of so many members on one trading day. */
export interface WatchingDay {
  members: number;
  /** Different stocks that somebody is to be told of. */
  stocks: number;
  looks: number;
  /** Calls of the news search. */
  newsCalls: number;
  /** Minutes of one round, the looks of `workers` workers. */
  roundMinutes: number;
  /** Tokens of the model, in and out, and their share of what watching may use. */
  tokens: number;
  budgetShare: number;
  dollars: number;
}

/**
 * Every stock is looked at once in a round for all who watch it, and an event is judged once, at the first look that finds it. So
 * the effort grows with the stocks, which end at the list of companies, and not with the members.
 */
export function watchingDay(members: number, workers: number, parameters: Parameters): WatchingDay {
  const { watching, dollarsIn, dollarsOut, companies } = parameters;
  const choices = members * watching.share * watching.stocksEach;
  const stocks = distinct(choices, parameters);
  const looks = stocks * watching.rounds;
  // A stock nobody writes about costs its calls and no tokens.
  const events = (stocks * watching.eventsPerDay) / companies;
  const tokensIn = events * watching.tokensInPerEvent;
  const tokensOut = events * watching.tokensOutPerEvent;
  const places = workers * watching.atOnce;
  return {
    members,
    stocks,
    looks,
    newsCalls: looks * watching.newsCalls,
    roundMinutes: (stocks * watching.lookSeconds) / places / 60,
    tokens: tokensIn + tokensOut,
    budgetShare: (tokensIn + tokensOut) / (watching.tokensPerDay * watching.budgetShare),
    dollars: (tokensIn * dollarsIn + tokensOut * dollarsOut) / 1e6,
  };
}

/** Companies that so many choices, popular ones more often, are expected to name at least once. */
function distinct(choices: number, { companies, skew }: Parameters): number {
  const weights = Array.from({ length: companies }, (_, rank) => 1 / (rank + 1) ** skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight) => sum + 1 - (1 - weight / total) ** choices, 0);
}
