/**
 * One row of the table: the measurement of the product, of the baseline in the same run, and the bound if there is one.
 */
export interface Row {
  figure: string;
  product: string;
  baseline: string;
  /** Product divided by baseline; absent without a comparable baseline. */
  ratio?: number;
  bound?: { limit: string; holds: boolean };
  /** Further remarks, e.g. the spread of the values. */
  note?: string;
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const perSecond = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} / s`;
export const megabytes = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} MB`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the rows as a text of aligned columns. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['figure', 'product', 'baseline', 'ratio', 'bound', ''],
    ...rows.map(({ figure, product, baseline, ratio, bound, note = '' }) => [
      figure,
      product,
      baseline,
      ratio?.toFixed(ratio < 0.1 ? 3 : 2) ?? '',
      bound === undefined ? '' : `${bound.limit} ${bound.holds ? 'holds' : 'BROKEN'}`,
      note,
    ]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length))) ?? [];
  return lines.map((cells) => aligned(cells, widths)).join('\n');
}

/** Right-aligns numbers and left-aligns words. */
function aligned(cells: readonly string[], widths: readonly number[]): string {
  const isNumber = (column: number) => column >= 1 && column <= 3;
  return cells
    .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
    .join('  ')
    .trimEnd();
}
