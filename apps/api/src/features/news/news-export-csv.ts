import { type ExportColumn, exportHeads } from '@gaemi/contracts/news-export-heads';
import type { NewsExport } from '@gaemi/contracts/news-history';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { objectionKindNames } from '@gaemi/domain/objections/objection';
import { seoulMoment } from '@gaemi/domain/seoul-time';

type Row = { exported: NewsExport } & Pick<
  NewsExport['events'][number],
  'event' | 'corrected' | 'judgement' | 'publishers' | 'points'
> &
  NewsExport['events'][number]['articles'][number];

/** The cell of each column. The row of the representing article holds the figures of the event. */
const cells: Record<ExportColumn, (row: Row) => string | number> = {
  // As it is. Excel hides the leading zeros of 003670, but what keeps them there, ="003670", is a formula.
  stockCode: ({ exported }) => exported.stock_code,
  stockName: ({ exported }) => exported.stock_name,
  period: ({ exported }) => exported.searching_period,
  goodScore: ({ exported }) => exported.good_news_score,
  badScore: ({ exported }) => exported.bad_news_score,
  reserve: ({ exported }) => exported.reserve,
  event: ({ event }) => event,
  represents: ({ represents }) => yesOrNo(represents),
  title: ({ title }) => title ?? '',
  publisher: ({ publisher }) => publisher ?? '',
  // Read by people: a moment in UTC stands on the day before until nine in the morning.
  publishedAt: ({ published_at }) => seoulMoment(new Date(published_at)),
  link: ({ link }) => link,
  label: ({ judgement }) => (judgement === null ? '' : labelNames[judgement.label]),
  strength: ({ judgement }) => judgement?.strength ?? '',
  reason: ({ judgement }) => judgement?.reason ?? '',
  subject: ({ judgement }) => judgement?.subject ?? '',
  kind: ({ judgement }) => judgement?.kind ?? '',
  type: ({ judgement }) => (judgement === null ? '' : eventTypeNames[judgement.type]),
  material: ({ judgement }) => (judgement === null ? '' : yesOrNo(judgement.material)),
  publishers: ({ publishers }) => publishers,
  goodPoints: (row) => pointsFor('good', row),
  badPoints: (row) => pointsFor('bad', row),
  scoreVersion: ({ exported }) => exported.score_version,
  asOf: ({ exported }) => seoulMoment(new Date(exported.as_of)),
  windowDays: ({ exported }) => exported.window_days,
  maxEvents: ({ exported }) => exported.max_articles,
  dataSource: ({ exported }) => exported.data_source,
  judgedBy: ({ exported }) => exported.judged_by,
  judgeVersion: ({ exported }) => exported.judge_version,
  corrected: ({ corrected }) => (corrected === null ? '' : objectionKindNames[corrected]),
};
const columns = Object.keys(exportHeads) as ExportColumn[];

const yesOrNo = (value: boolean) => (value ? 'Y' : 'N');

/** On one row of the event only, so that the column adds up to the score. */
function pointsFor(side: NewsSide, { judgement, represents, points }: Row): number {
  return represents && judgement?.label === side ? points : 0;
}

const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** The export as a table for spreadsheets: RFC 4180, a row for each article, with a byte-order mark. */
export function newsExportCsv(exported: NewsExport): string {
  const rows = exported.events.flatMap(({ articles, ...event }) =>
    articles.map((article) => ({ exported, ...event, ...article })),
  );
  const heads = columns.map((column) => exportHeads[column]);
  const lines = [heads, ...rows.map((row) => columns.map((column) => cells[column](row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('');
}

/** Spreadsheets take a text that begins so for a formula; some also the characters of full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell: quoted where it must be, and a text never a formula. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
