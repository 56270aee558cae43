import {
  joinShortSelling,
  type KindByDay,
  type ShortSellingDay,
  type ShortSellingKind,
  shortSellingKinds,
} from '@gaemi/domain/accumulation/short-selling';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { ProviderError } from '../provider-error.ts';
import type { PriceQuery, ShortSellingSource } from './price-source.ts';

/** Days that are asked for, the last of a period: one or two pages of an answer. */
const REACH_DAYS = 135;

/** Asks a source for one kind; figures of days outside the query are left out. @throws ProviderError */
export type AskKind = (query: PriceQuery) => Promise<KindByDay>;

/**
 * Asks for the kinds side by side. One that fails is not known; what happened on a day is not known before it is settled, and
 * a balance below 0 is none.
 */
export function buildShortSelling(asks: Record<ShortSellingKind, AskKind>, now: () => Date): ShortSellingSource {
  return {
    fetchShortSelling: async (query): Promise<ShortSellingDay[]> => {
      let from = addDays(query.to, -REACH_DAYS);
      if (from < query.from) from = query.from;
      const outcomes = await Promise.all(
        shortSellingKinds.map(async (kind) => {
          try {
            return { kind, figures: await asks[kind]({ ...query, from }) };
          } catch (error) {
            if (!(error instanceof ProviderError)) throw error;
            return { kind, error };
          }
        }),
      );
      const failed = outcomes.flatMap(({ error }) => error ?? []);
      if (failed.length === outcomes.length) throw failed[0];
      const readKind = (kind: ShortSellingKind): KindByDay => {
        const figures = outcomes.find((outcome) => outcome.kind === kind)?.figures ?? new Map<string, number>();
        return new Map(
          [...figures]
            .filter(([day]) => day >= from && day <= query.to)
            .map(([day, figure]) => [day, isKnown(kind, { day, figure }, now()) ? figure : null]),
        );
      };
      return joinShortSelling({
        sold: readKind('sold'),
        lent: readKind('lent'),
        program: readKind('program'),
        margin: readKind('margin'),
      });
    },
  };
}

/** Only a net figure may be below 0. What was sold short on a day is 0 until it is published, in its evening. */
function isKnown(kind: ShortSellingKind, { day, figure }: { day: string; figure: number | null }, now: Date): boolean {
  if (!isSettled(day, now) || figure === null) return false;
  if (kind === 'sold' && figure === 0) return day < seoulDay(now);
  return kind === 'program' || figure >= 0;
}
