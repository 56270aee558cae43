import { exportHeads } from '@gaemi/contracts/news-export-heads';
import { newsExport } from '@gaemi/contracts/news-history';
import { eventTypeNames, eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { eventLabels, labelNames } from '@gaemi/domain/news-side';
import { parse } from 'csv-parse/sync';
import type * as z from 'zod';

/** The fields of an export that its scores can be checked by. */
export const checkedExport = newsExport.pick({
  version: true,
  score_version: true,
  stock_name: true,
  as_of: true,
  good_news_score: true,
  bad_news_score: true,
  reserve: true,
  good_exact_score: true,
  bad_exact_score: true,
  events: true,
});
export type CheckedExport = z.infer<typeof checkedExport>;

/** A cell by the head of its column. */
type Row = Readonly<Record<string, string | undefined>>;

/** Reads an exported file: a table if it begins with the head of one, else JSON. Throws SyntaxError for neither. */
export function readExport(text: string): unknown {
  if (!text.startsWith(`${exportHeads.stockCode},`)) return JSON.parse(text);
  return readTable(parse<Row>(text, { columns: true }));
}

/** The rows repeat what is of the whole analysis. The exact scores are the sums of the points. */
function readTable(rows: readonly Row[]): unknown {
  const [first = {}] = rows;
  const addUp = (head: string) => rows.reduce((sum, row) => sum + Number(row[head]), 0);
  return {
    version: 1,
    score_version: Number(first[exportHeads.scoreVersion]),
    stock_name: first[exportHeads.stockName],
    as_of: toUtc(first[exportHeads.asOf]),
    good_news_score: Number(first[exportHeads.goodScore]),
    bad_news_score: Number(first[exportHeads.badScore]),
    reserve: Number(first[exportHeads.reserve]),
    good_exact_score: addUp(exportHeads.goodPoints),
    bad_exact_score: addUp(exportHeads.badPoints),
    events: [...Map.groupBy(rows, (row) => row[exportHeads.event] ?? '')].map(([event, cellValue]) =>
      readEvent(event, cellValue),
    ),
  };
}

function readEvent(event: string, rows: readonly Row[]): unknown {
  const [first = {}] = rows;
  const pointsOf = (row: Row) => Number(row[exportHeads.goodPoints]) + Number(row[exportHeads.badPoints]);
  return {
    event,
    judgement: first[exportHeads.label] === '' ? null : readJudgement(first),
    publishers: Number(first[exportHeads.publishers]),
    points: rows.reduce((sum, row) => sum + pointsOf(row), 0),
    articles: rows.map((row) => ({
      link: row[exportHeads.link],
      title: row[exportHeads.title],
      publisher: row[exportHeads.publisher],
      published_at: toUtc(row[exportHeads.publishedAt]),
      represents: row[exportHeads.represents] === 'Y',
    })),
  };
}

function readJudgement(row: Row): unknown {
  const material = cellValue(row[exportHeads.material]);
  return {
    label: eventLabels.find((label) => labelNames[label] === row[exportHeads.label]),
    strength: Number(row[exportHeads.strength]),
    reason: row[exportHeads.reason],
    subject: cellValue(row[exportHeads.subject]),
    kind: cellValue(row[exportHeads.kind]),
    type: eventTypes.find((type) => eventTypeNames[type] === row[exportHeads.type]),
    material: material === undefined ? undefined : material === 'Y',
  };
}

/** A moment as the exports of JSON write it; what is none stays as it is. */
function toUtc(cell: string | undefined): string | undefined {
  const moment = new Date(cell ?? '');
  return Number.isNaN(moment.getTime()) ? cell : moment.toISOString();
}

/** An empty cell tells nothing. */
const cellValue = (cell: string | undefined): string | undefined => (cell === '' ? undefined : cell);
