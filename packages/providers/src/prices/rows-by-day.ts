import { ProviderError } from '../provider-error.ts';

/**
 * Rows ascending, each day once: pages may overlap, and answers repeat a day. @throws ProviderError `malformed` when a day
 * is there twice with different figures
 */
export function rowsByDay<Row extends { day: string }>(rows: readonly Row[], provider: string): Row[] {
  const byDay = new Map<string, Row>();
  for (const row of rows) {
    const known = byDay.get(row.day);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(row)) {
      throw new ProviderError(provider, 'malformed', { message: 'a day is there twice with different figures' });
    }
    byDay.set(row.day, row);
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
