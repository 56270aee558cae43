import { monitoringHours } from '@gaemi/domain/alerts/monitoring-order';
import { monitoringLimit } from '@gaemi/domain/alerts/monitoring-share';
import type { Parameters } from './parameters.ts';

/** What it takes to watch the stocks of so many members on one trading day. */
export interface MonitoringDay {
  members: number;
  /** Different stocks that somebody is to be told of. */
  stocks: number;
  /** Looks that all rounds would take, and those for which monitoring's share of the news search suffices. */
  looks: number;
  madeLooks: number;
  /** Calls of the news search for the looks that are made, and what they leave of the day for analyses. */
  newsCalls: number;
  callsLeft: number;
  /** Hour in Seoul, with its fraction, at which the share is used up; null when it suffices. */
  endsAt: number | null;
  /** Minutes of one round, the looks of `workers` workers. */
  roundMinutes: number;
  /** Tokens of the model, in and out, and their share of what monitoring may use. */
  tokens: number;
  budgetShare: number;
  dollars: number;
}

/**
 * Every stock is looked at once in a round for all who watch it, and an event is judged once, at the first look that finds it. So
 * the effort grows with the stocks, which end at the list of companies, and not with the members. When monitoring's share of the
 * calls is used up, it waits until tomorrow.
 */
export function monitoringDay(members: number, workers: number, parameters: Parameters): MonitoringDay {
  const { monitoring, dollarsIn, dollarsOut, companies } = parameters;
  const choices = members * monitoring.share * monitoring.stocksEach;
  const stocks = distinct(choices, parameters);
  const looks = stocks * monitoring.rounds;
  const mostCalls = monitoringLimit(parameters.newsCallsPerDay);
  const madeLooks = Math.min(looks, mostCalls / monitoring.newsCalls);
  const places = workers * monitoring.atOnce;
  const roundMinutes = (stocks * monitoring.lookSeconds) / places / 60;
  // A stock nobody writes about costs its calls and no tokens.
  const events = (stocks * monitoring.eventsPerDay) / companies;
  const tokensIn = events * monitoring.tokensInPerEvent;
  const tokensOut = events * monitoring.tokensOutPerEvent;
  return {
    members,
    stocks,
    looks,
    madeLooks,
    newsCalls: madeLooks * monitoring.newsCalls,
    callsLeft: parameters.newsCallsPerDay - madeLooks * monitoring.newsCalls,
    endsAt: madeLooks < looks ? endOf(madeLooks / stocks, roundMinutes / 60) : null,
    roundMinutes,
    tokens: tokensIn + tokensOut,
    budgetShare: (tokensIn + tokensOut) / monitoringLimit(monitoring.tokensPerDay),
    dollars: (tokensIn * dollarsIn + tokensOut * dollarsOut) / 1e6,
  };
}

/** The hour at which so many rounds are done, each of which begins at its full hour. */
function endOf(rounds: number, roundHours: number): number {
  const whole = Math.floor(rounds);
  return monitoringHours.first + whole + (rounds - whole) * roundHours;
}

/** Companies that so many choices, popular ones more often, are expected to name at least once. */
function distinct(choices: number, { companies, skew }: Parameters): number {
  const weights = Array.from({ length: companies }, (_, rank) => 1 / (rank + 1) ** skew);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight) => sum + 1 - (1 - weight / total) ** choices, 0);
}
