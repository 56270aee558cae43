/** What a tier did, whatever runner did it. */
export interface TierReport {
  passed: number;
  failed: number;
  skipped: number;
  /** Every failed test: its name, and the line that says most about why. */
  failures: { name: string; why: string }[];
  /** Tests that failed first and passed when tried again. */
  secondTries: string[];
  /** How long each test took that says so. */
  times: TestTime[];
}

export interface TestTime {
  name: string;
  seconds: number;
}

export type Json = Readonly<Record<string, unknown>>;

/** The object behind a key; an empty one where there is none, so that a report in another shape reads as empty. */
export const objectAt = (from: unknown, key: string): Json => asObject(asObject(from)[key]);

export const listAt = (from: unknown, key: string): readonly unknown[] => {
  const found = asObject(from)[key];
  return Array.isArray(found) ? found : [];
};

export const textAt = (from: unknown, key: string): string => {
  const found = asObject(from)[key];
  return typeof found === 'string' ? found : '';
};

export const numberAt = (from: unknown, key: string): number => {
  const found = asObject(from)[key];
  return typeof found === 'number' ? found : 0;
};

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The first line of an error, with the locator a browser test waited for; without colours, at most 300 characters. */
export function buildReason(error: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with one
  const plain = error.replace(/\u001B\[[\d;]*m/g, '');
  const lines = plain.split('\n').map((line) => line.trim());
  const first = lines.find((line) => line !== '') ?? 'no message';
  const locator = lines.find((line) => line.startsWith('Locator: '));
  return [first, ...(locator === undefined ? [] : [locator])].join(' ').slice(0, 300);
}
