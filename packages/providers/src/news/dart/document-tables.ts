import { plainText } from '../plain-text.ts';

const MAX_CELLS = 20_000;
const MAX_CELL_TEXT = 200;
/** Markup before a table that is searched for its unit. */
const BEFORE = 2_000;

export interface FiledTable {
  /** End of the text between this table and the one before. */
  before: string;
  /** Texts of the cells. A cell that spans rows is in its first row only. */
  rows: string[][];
}

/**
 * Returns the tables of a filed document in order: HTML, or DART's own markup, whose cells are TD, TH, TE and TU. It
 * needs no well-formed document; a table within a cell continues the outer table. After 20,000 cells it stops.
 */
export function readTables(markup: string): FiledTable[] {
  const tables: FiledTable[] = [];
  let table: FiledTable | undefined;
  let depth = 0;
  let cells = 0;
  let tableEnd = 0;
  let cellStart: number | undefined;

  const endCell = (at: number) => {
    if (cellStart === undefined) return;
    table?.rows.at(-1)?.push(plainText(markup.slice(cellStart, at), MAX_CELL_TEXT));
    cells += 1;
    cellStart = undefined;
  };

  for (const { 0: tag, 1: slash, 2: name = '', index } of markup.matchAll(
    /<(\/?)(table|tr|t[dheu])(?=[\s/>])[^<>]*>/gi,
  )) {
    if (cells >= MAX_CELLS) break;
    const element = name.toLowerCase();
    const opens = slash === '';
    endCell(index);
    if (element === 'table') {
      depth = Math.max(0, depth + (opens ? 1 : -1));
      if (opens && depth === 1) {
        table = { before: plainText(markup.slice(Math.max(tableEnd, index - BEFORE), index), 500), rows: [] };
        tables.push(table);
      } else if (depth === 0) {
        tableEnd = index + tag.length;
        table = undefined;
      }
    } else if (element === 'tr') {
      if (opens) table?.rows.push([]);
    } else if (opens && table !== undefined) {
      if (table.rows.length === 0) table.rows.push([]);
      cellStart = index + tag.length;
    }
  }
  return tables;
}

/** Returns the tables of the form itself. A correction begins with a table of what was there before and what is there now. */
export function readFormTables(markup: string): FiledTable[] {
  return readTables(markup).filter(
    ({ rows }) => !rows.some((cells) => cells.some((cell) => /^정정(?:전|후|사유|일자)$/.test(wordsOf(cell)))),
  );
}

/** Returns the words of a label: "- 계약금액 총액(원)" → "계약금액총액", "3. 1주당 배당금(원)" → "1주당배당금". */
export function wordsOf(cell: string): string {
  return cell
    .replace(/^\s*(?:\d{1,2}\s*\.\s*)?[-–·※]*\s*/, '')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[\sㆍ·]/g, '');
}
