import type { LearnedRow } from './learned-row.ts';
import { type Pause, ROWS_OF_A_PIECE } from './pause.ts';

/** A row whose features have numbers instead of names, each number once. */
export interface NumberedRow {
  numbers: Int32Array;
  values: Float64Array;
}

/** Rows in their order, and the name of each number: each name is looked up once, and not at every step. */
export interface NumberedRows {
  /** Sorted. */
  names: readonly string[];
  rows: readonly NumberedRow[];
}

export async function numberNames(rows: readonly LearnedRow[], pause: Pause): Promise<NumberedRows> {
  const found = new Set<string>();
  for (const [at, { features }] of rows.entries()) {
    if (at % ROWS_OF_A_PIECE === 0) await pause();
    for (const [name] of features) found.add(name);
  }
  const names = [...found].sort();
  const numbersByName = new Map(names.map((name, number) => [name, number]));
  const numbered: NumberedRow[] = [];
  for (const [at, { features }] of rows.entries()) {
    if (at % ROWS_OF_A_PIECE === 0) await pause();
    const values = new Map(features.map(([name, value]) => [numbersByName.get(name) ?? 0, value]));
    numbered.push({ numbers: Int32Array.from(values.keys()), values: Float64Array.from(values.values()) });
  }
  return { names, rows: numbered };
}
