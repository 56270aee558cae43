import type { SourceCheck } from '@gaemi/domain/source-check';

const words = { true: 'ok', false: 'FAILED', null: 'not set' } as const;

/** One line for each source. */
export function readableLines(checks: readonly SourceCheck[]): string {
  const width = Math.max(...checks.map(({ source }) => source.length));
  return checks.map((check) => `${check.source.padEnd(width)}  ${lineOf(check)}\n`).join('');
}

function lineOf({ ok, detail, reachBack, callsLeft, rights, cost }: SourceCheck): string {
  const answered = [`${words[`${ok}`].padEnd(7)} ${detail ?? ''}`];
  if (ok === null) return answered.join('');
  if (reachBack !== null) answered.push(`reaches back to ${reachBack.toISOString()}`);
  if (callsLeft !== null) answered.push(`${callsLeft.toLocaleString('en')} calls left today`);
  if (rights !== null) answered.push(`rights: ${rights}`);
  if (cost !== null) answered.push(`cost: ${cost}`);
  return answered.join(' | ');
}
