/** What is known of the filings of an event. */
export interface FiledEvent {
  /** True when a filing of a listed kind reports it. */
  filed: boolean;
  /** The filing that gives other figures; absent in events stored before it was kept. */
  differsFrom?: object | null;
}

/** Whether a filing tells of it, with the figures of the news or with others: such an event is material, however weak. */
export const isInFiling = ({ filed, differsFrom = null }: FiledEvent): boolean => filed || differsFrom !== null;
