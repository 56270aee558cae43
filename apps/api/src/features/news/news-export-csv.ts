import type { NewsExport } from '@gaemi/contracts/news-history';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';

type Row = { exported: NewsExport } & Pick<
  NewsExport['events'][number],
  'event' | 'judgement' | 'publishers' | 'points'
> &
  NewsExport['events'][number]['articles'][number];

/** Columns by their heads. The row of the representing article holds the figures of the event. */
const columns: Record<string, (row: Row) => string | number> = {
  종목코드: ({ exported }) => exported.stock_code,
  종목명: ({ exported }) => exported.stock_name,
  '검색 기간': ({ exported }) => exported.searching_period,
  ...columnsBySide('점수', ({ exported }, side) => exported[`${side}_news_score`]),
  사건: ({ event }) => event,
  '대표 기사': ({ represents }) => (represents ? 'Y' : 'N'),
  제목: ({ title }) => title,
  언론사: ({ publisher }) => publisher,
  발행시각: ({ published_at }) => published_at,
  링크: ({ link }) => link,
  판단: ({ judgement }) => (judgement === null ? '' : labelNames[judgement.label]),
  강도: ({ judgement }) => judgement?.strength ?? '',
  근거: ({ judgement }) => judgement?.reason ?? '',
  '독립 언론사 수': ({ publishers }) => publishers,
  // On one row of the event only, so that the column adds up to the scores.
  ...columnsBySide('기여점수', ({ judgement, represents, points }, side) =>
    represents && judgement?.label === side ? points : 0,
  ),
  '기준 시각': ({ exported }) => exported.as_of,
  '기간(일)': ({ exported }) => exported.window_days,
  '최대 기사 수': ({ exported }) => exported.max_articles,
  '데이터 출처': ({ exported }) => exported.data_source,
  '판단 방식': ({ exported }) => exported.judged_by,
  '판단 버전': ({ exported }) => exported.judge_version,
};

function columnsBySide(name: string, cell: (row: Row, side: NewsSide) => number): Record<string, (row: Row) => number> {
  return Object.fromEntries(newsSides.map((side) => [`${labelNames[side]} ${name}`, (row: Row) => cell(row, side)]));
}

const BYTE_ORDER_MARK = '\u{FEFF}';
const LINE_END = '\r\n';

/** The export as a table for spreadsheets: RFC 4180, a row for each article, with a byte-order mark. */
export function newsExportCsv(exported: NewsExport): string {
  const rows = exported.events.flatMap(({ articles, event, judgement, publishers, points }) =>
    articles.map((article) => ({ exported, event, judgement, publishers, points, ...article })),
  );
  const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cell) => cell(row)))];
  return BYTE_ORDER_MARK + lines.map((cells) => cells.map(csvCell).join(',') + LINE_END).join('');
}

/** Spreadsheets take a text that begins so for a formula; some also the characters of full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell: quoted where it must be, and a text never a formula. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
