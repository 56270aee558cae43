import { BSONRegExp } from 'bson';
import { MongoError } from './errors.ts';

/** Translates a PCRE pattern into a JavaScript one. Throws for patterns that JavaScript cannot express. */
export function toRegExp(pattern: string, options: string): RegExp {
  let source = pattern;
  let flags = options;
  const inline = /^\(\?([ims]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    flags += inline[1] ?? '';
  }
  for (const flag of flags) {
    if (!'imsxu'.includes(flag)) throw new MongoError(51108, `invalid flag in regex options: ${flag}`);
  }
  if (flags.includes('x')) source = withoutExtendedSpace(source);
  const kept = [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join('');
  const translated = fromPcre(source, kept);
  // Without the flag u, lone braces and brackets are literal, as in PCRE, but \u{…} and \p do not work.
  const plain = /\\(?:u\{|p)/i.test(translated) ? undefined : compile(translated, kept);
  return compile(translated, `${kept}u`) ?? plain ?? invalid(pattern);
}

const TOKENS = /\\x\{[\da-f]+\}|\\.|\[\^?\]?(?:\\.|\[:\^?\w+:\]|[^\]])*\]|[.$]/gis;
const SPACE = '\\t\\n\\v\\f\\r ';

/** Rewrites constructs that JavaScript reads differently: `.`, `$`, `\s`, `\x{41}`, `\-`. Throws for unknown ones. */
function fromPcre(source: string, flags: string): string {
  return source.replaceAll(TOKENS, (token) => {
    if (token === '.') return flags.includes('s') ? token : '[^\\n]';
    if (token === '$') return flags.includes('m') ? '(?=\\n|(?![^]))' : '(?=\\n?(?![^]))';
    if (token.startsWith('[')) return characterClass(token, source);
    if (token === '\\-') return '-';
    return escaped(token, source) ?? (token === '\\s' ? `[${SPACE}]` : `[^${SPACE}]`);
  });
}

function characterClass(token: string, source: string): string {
  if (/\[:\^?\w+:\]/.test(token) || /^\[\^?\]/.test(token) || token.includes('\\S')) invalid(source);
  return token.replaceAll(/\\x\{[\da-f]+\}|\\./gis, (part) => escaped(part, source) ?? SPACE);
}

/** Returns the JavaScript form of an escape; undefined for white space classes. */
function escaped(token: string, source: string): string | undefined {
  if (token === '\\s' || token === '\\S') return undefined;
  if (/^\\x\{/i.test(token)) return `\\u${token.slice(2)}`;
  if (/^\\[a-z]$/i.test(token) && !/[dDwWbBtnrfvxcpPk]/.test(token.slice(1))) invalid(source);
  return /^\\[^\w^$\\.*+?()[\]{}|/-]$|^\\_$/s.test(token) ? token.slice(1) : token;
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function invalid(pattern: string): never {
  throw new MongoError(51091, `Regular expression is invalid: ${pattern}`);
}

/** Removes white space and comments outside character classes (option x). */
function withoutExtendedSpace(source: string): string {
  return source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]|\s+|#[^\n]*/gs, (part) => (/^[\s#]/.test(part) ? '' : part));
}

/** Returns the JavaScript form of a BSON regular expression; undefined for other values. */
export function readRegex(value: unknown): RegExp | undefined {
  return value instanceof BSONRegExp ? toRegExp(value.pattern, value.options) : undefined;
}

/** Returns the literal prefix of every match, for a range on an index; undefined when there is none. */
export function literalPrefix(value: BSONRegExp): string | undefined {
  if (value.options !== '' || !value.pattern.startsWith('^') || value.pattern.includes('|')) return undefined;
  const match = /^\^([^\\^$.*+?()[\]{}|]+)/.exec(value.pattern);
  const text = match?.[1];
  if (!text) return undefined;
  const next = value.pattern[text.length + 1];
  const prefix = next !== undefined && '*?{'.includes(next) ? text.slice(0, -1) : text;
  return prefix === '' || /[\ud800-\udfff]$/.test(prefix) ? undefined : prefix;
}
