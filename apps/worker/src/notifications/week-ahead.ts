import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { namedDayNames } from '@gaemi/domain/filings/named-day';
import { type DayAhead, listDaysAhead } from '@gaemi/domain/filings/named-days';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { addDays } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, RIGHTS } from '../providers.ts';
import type { ContentDay } from './notification-content.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
/** Lines of a mail. */
const MAX_DAYS = 10;

/** Days of the week of a briefing that filings of stocks name. */
@Injectable()
export class WeekAhead {
  constructor(
    private readonly archived: ArchivedFilingsRepository,
    private readonly directory: StockDirectory,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(codes: readonly string[], day: string): Promise<ContentDay[]> {
    const [filings, list] = await Promise.all([
      this.archived.listWithDays(codes, day, this.clock.now()),
      this.directory.current(),
    ]);
    return [...Map.groupBy(filings, ({ stockCode }) => stockCode)]
      .flatMap(([code, own]) =>
        listDaysAhead(own, { from: day, to: addDays(day, 6) }).map((ahead) => ({
          ...ahead,
          name: list?.byCode.get(code)?.name ?? code,
        })),
      )
      .sort((a, b) => compareText(a.day, b.day) || compareText(a.name, b.name))
      .slice(0, MAX_DAYS)
      .map(({ name, ...ahead }) => {
        const { day: on, link, source } = ahead;
        return { name, day: writeDay(on), text: this.leavingText(ahead), link, source };
      });
  }

  /** The name of the filing goes only where its source lets it out; else the kind of the day. */
  private leavingText({ source, kind, text }: DayAhead): string {
    return this.rights.rightsOf(source).redistribution ? text : namedDayNames[kind];
  }
}

/** `11월 27일 금요일`. */
function writeDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월 ${date}일 ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}요일`;
}
