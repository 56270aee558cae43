import { monitoringHours } from '@gaemi/domain/alerts/monitoring-order';
import { monitoringDay } from './monitoring.ts';
import type { Parameters } from './parameters.ts';

/** Calls of one day where all news comes from streams: press feeds, OpenDART and GDELT's files. */
export interface StreamedDay {
  members: number;
  stocks: number;
  /** Looks of monitoring, which all read the archive. */
  looks: number;
  /** Requests of the one reader to feeds, and files of GDELT: the same for any number of members. */
  feedReads: number;
  files: number;
  /** Calls to OpenDART: of the reader, and of the first looks for what lies before its first read. */
  dartReads: number;
  dartLooks: number;
  /** All calls to OpenDART of the first day and of a later one, over those that a key has. */
  firstDayShare: number;
  laterShare: number;
}

const DAY_SECONDS = 86_400;
const QUARTER_SECONDS = 900;

/**
 * The reader asks each stream once for all companies, and a look reads its archive. So the calls do not grow with members
 * or rounds; only the first look at a stock asks OpenDART for the weeks before the first read.
 */
export function streamedDay(members: number, parameters: Parameters): StreamedDay {
  const { reader, dartCallsPerDay } = parameters;
  const { stocks } = monitoringDay(members, 1, parameters);
  const reads = DAY_SECONDS / reader.everySeconds;
  // Every read lists the page that is new, and once in a hundred filings one page more.
  const dartReads = reads + reader.filingsPerDay / reader.filingsPerPage + reader.filingsPerDay * reader.figuresShare;
  const dartLooks = stocks * reader.callsBefore;
  return {
    members,
    stocks,
    looks: stocks * (monitoringHours.last - monitoringHours.first + 1),
    feedReads: reads * reader.feeds,
    files: DAY_SECONDS / QUARTER_SECONDS,
    dartReads,
    dartLooks,
    firstDayShare: (dartReads + dartLooks) / dartCallsPerDay,
    laterShare: dartReads / dartCallsPerDay,
  };
}
