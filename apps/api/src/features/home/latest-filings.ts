import { type Home, LATEST_FILINGS } from '@gaemi/contracts/home';
import {
  type ArchivedFiling,
  ArchivedFilingsRepository,
} from '@gaemi/database/news-analysis/archived-filings.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { isRoutineReport } from '@gaemi/domain/filings/judge-filing';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';

/** Filings looked through for those that tell investors something. */
const READ = 200;

/** The latest filings of all listed companies, as the reader has archived them. */
@Injectable()
export class LatestFilings {
  constructor(
    private readonly archived: ArchivedFilingsRepository,
    private readonly directory: StockDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(): Promise<Home['latest_filings']> {
    const [list, filings] = await Promise.all([
      this.directory.current(),
      this.archived.listLatest(READ, this.clock.now()),
    ]);
    const listed = filings.flatMap((filing) => {
      const company = list?.byCode.get(filing.stockCode);
      return company === undefined ? [] : [{ ...filing, name: company.name }];
    });
    return pickFilings(listed).map(({ stockCode, name, title, link, at }) => ({
      ...{ stock_code: stockCode, stock_name: name, title, link, at: at.toISOString() },
    }));
  }
}

/** The newest that tell something; on a quiet day routine ones fill the list. Newest first. */
function pickFilings<Filing extends ArchivedFiling>(filings: readonly Filing[]): Filing[] {
  const routineLast = filings.toSorted((a, b) => Number(isRoutineReport(a.title)) - Number(isRoutineReport(b.title)));
  return routineLast.slice(0, LATEST_FILINGS).sort((a, b) => b.at.getTime() - a.at.getTime());
}
