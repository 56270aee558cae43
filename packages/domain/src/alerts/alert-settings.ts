import type { Strength } from '../judge/judgement/judgement.ts';
import type { Grade } from '../members/grades.ts';

/** Whether a member is notified of a stock, and from which strength on as an alert. */
export interface StockAlert {
  code: string;
  on: boolean;
  min: Strength;
  /** When it was switched on; absent where that is not known, and for a stock that is off. */
  onFrom?: Date | undefined;
}

/** Hours without alerts, "HH:mm" in Seoul; `from` after `to` runs over midnight. */
export interface QuietHours {
  on: boolean;
  from: string;
  to: string;
}

/** What a member wants to be notified of, and when. */
export interface AlertSettings {
  /** The mail of the morning. */
  briefing: boolean;
  /** Alerts as events happen. */
  instant: boolean;
  quiet: QuietHours;
  /** True when alerts also go by mail. */
  mail: boolean;
  /** Nothing is sent before this moment; null for no pause. */
  pausedUntil: Date | null;
  stocks: readonly StockAlert[];
}

export const defaultAlertSettings: AlertSettings = {
  briefing: false,
  instant: false,
  quiet: { on: true, from: '21:00', to: '08:00' },
  mail: true,
  pausedUntil: null,
  stocks: [],
};

/** The strength from which a member is alerted, unless they choose another. */
export const DEFAULT_MIN_STRENGTH: Strength = 3;

/** The moment that ends no pause: a member who stopped everything for good is paused until it. */
export const PAUSED_FOR_GOOD = '9999-12-31T00:00:00.000Z';

/** Time of day of the briefing in Seoul. */
export const BRIEFING_AT = '08:00';

/** Alerts that a member gets on one day at most. */
export const ALERTS_PER_DAY = 5;

/** Browsers of a member that get alerts, at most. */
export const PUSH_DEVICES_MAX = 10;

/** Days for which the unsubscribe link of a mail works. */
export const UNSUBSCRIBE_LINK_DAYS = 60;

/** Number of stocks of which a member of a grade is notified. */
export const alertStocksOfGrade: Record<Grade, number> = { basic: 0, new: 3, pro: 5, premium: 20 };

/** Returns the stocks of which a member of a grade is notified: of those switched on the first ones, as many as the grade includes. */
export function listSubscribedStocks({ stocks }: Pick<AlertSettings, 'stocks'>, grade: Grade): StockAlert[] {
  return stocks.filter(({ on }) => on).slice(0, alertStocksOfGrade[grade]);
}
