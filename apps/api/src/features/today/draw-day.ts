import { type DayPicture, PICTURE_BLOCKS } from '@gaemi/contracts/today';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

/** Draws the material events of a day, newest first: the strongest as blocks, all of them as numbers by industry and market. */
export function drawDay(
  events: readonly StockEvent[],
  companies: ReadonlyMap<string, ListedCompany>,
  matches: (event: StockEvent) => boolean,
): DayPicture {
  const placed = events.flatMap((event) => {
    const company = companies.get(event.stockCode);
    const { side } = event;
    if (company === undefined || side === null) return [];
    return [{ event, side, name: company.name, market: company.market, industry: company.industry ?? null }];
  });
  const columns = Map.groupBy(placed, ({ market, industry }) => `${market} ${industry}`);
  return {
    items: placed
      .toSorted((a, b) => b.event.strength - a.event.strength)
      .slice(0, PICTURE_BLOCKS)
      .map(({ event, side, name, market, industry }) => ({
        ...{ event_id: event.eventId, stock_name: name, market, industry, side, strength: event.strength },
        text: event.text === removedText ? null : event.text,
        confirmed: isConfirmed(event),
        matches: matches(event),
      })),
    columns: [...columns.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const good = own.filter(({ side }) => side === 'good').length;
      return [{ market: first.market, industry: first.industry, good, bad: own.length - good }];
    }),
  };
}

/** Whether a filing confirms the event, or is its report. */
export const isConfirmed = ({ confirmedBy, filed }: StockEvent): boolean => confirmedBy !== null || filed;
