import { addDays, seoulDay, startOfSeoulDay } from '../seoul-time.ts';
import { type AlertSettings, DEFAULT_MIN_STRENGTH, type StockAlert } from './alert-settings.ts';

/** The parts of the settings that one change sets; absent parts stay as they are. */
export interface AlertChange {
  briefing?: boolean | undefined;
  instant?: boolean | undefined;
  quiet?: Partial<{ [Field in keyof AlertSettings['quiet']]: AlertSettings['quiet'][Field] | undefined }> | undefined;
  mail?: boolean | undefined;
  pausedUntil?: Date | null | undefined;
  /** All stocks, in their order. */
  stocks?: readonly StockAlert[] | undefined;
  /** One stock; the others stay. */
  stock?: { code: string; on?: boolean | undefined; min?: StockAlert['min'] | undefined } | undefined;
}

/** Applies a change to the settings as they are, so that changes from two devices do not undo each other. */
export function changeAlertSettings(now: AlertSettings, change: AlertChange): AlertSettings {
  const { quiet } = change;
  return {
    briefing: change.briefing ?? now.briefing,
    instant: change.instant ?? now.instant,
    quiet: { on: quiet?.on ?? now.quiet.on, from: quiet?.from ?? now.quiet.from, to: quiet?.to ?? now.quiet.to },
    mail: change.mail ?? now.mail,
    pausedUntil: change.pausedUntil === undefined ? now.pausedUntil : change.pausedUntil,
    stocks: changeStocks(change.stocks ?? now.stocks, change.stock),
  };
}

function changeStocks(stocks: readonly StockAlert[], change: AlertChange['stock']): readonly StockAlert[] {
  if (change === undefined) return stocks;
  const { code, on, min } = change;
  const known = stocks.find((stock) => stock.code === code);
  const before = known ?? { code, on: false, min: DEFAULT_MIN_STRENGTH };
  const changed = { code, on: on ?? before.on, min: min ?? before.min };
  return known === undefined ? [...stocks, changed] : stocks.map((stock) => (stock === known ? changed : stock));
}

/** Returns the stocks of a change with the moment from which on each is on: those that were on before keep theirs. */
export function noteSwitchedOn(after: readonly StockAlert[], before: readonly StockAlert[], at: Date): StockAlert[] {
  const wasOn = new Map(before.filter(({ on }) => on).map((stock) => [stock.code, stock]));
  return after.map(({ code, on, min }) => {
    const onFrom = wasOn.has(code) ? wasOn.get(code)?.onFrom : at;
    return { code, on, min, ...(on && onFrom !== undefined && { onFrom }) };
  });
}

/** End of a pause of so many days: the beginning of a day in Seoul. One day is today only. */
export function endOfPause(days: number, now: Date): Date {
  return startOfSeoulDay(addDays(seoulDay(now), days));
}
