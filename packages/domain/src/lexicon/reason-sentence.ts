import type { EventLabel, NewsSide } from '../news-side.ts';
import { groupsByKey } from './vocabulary/all-groups.ts';
import type { WeighedSignal, WeighedText } from './weigh-text.ts';

const longestQuotation = 36;
const tellingLength = 8;
const boundary = /[\s"“”‘’'….,;!?|[\]()<>]/;

/**
 * Returns one sentence for the member with the reason, in the article's own words. Every name and number in it is
 * quoted from the text.
 */
export function reasonSentence(label: EventLabel, text: WeighedText): string {
  if (label === 'neutral') return neutralReason(text);
  const signal = leadingSignal(text, label);
  const meaning = signal === undefined ? undefined : groupsByKey.get(signal.group)?.[label];
  if (signal === undefined || meaning === undefined) {
    return label === 'good' ? '회사에 도움이 되는 내용이 담겨 있어요.' : '회사에 부담이 되는 내용이 담겨 있어요.';
  }
  return `‘${quotation(text, signal)}’ 소식으로, ${meaning} 내용이에요.`;
}

/** Returns the signal with the most weight on the side; of equal ones the later. */
function leadingSignal(text: WeighedText, label: NewsSide): WeighedSignal | undefined {
  const sense = label === 'good' ? 1 : -1;
  return text.signals
    .filter((signal) => signal.points * sense > 0)
    .toSorted((a, b) => (b.points - a.points) * sense || b.start - a.start)[0];
}

function neutralReason({ signals, reading, denied }: WeighedText): string {
  if (denied) return '소문을 부인했거나 아직 정해진 것이 없다는 내용이에요.';
  const good = signals.some((signal) => signal.points > 0.5);
  const bad = signals.some((signal) => signal.points < -0.5);
  if (good && bad) return '좋은 내용과 나쁜 내용이 함께 있어 어느 쪽으로도 보지 않았어요.';
  if (reading.notice < 1) return '행사나 일정, 인사처럼 방향을 말하지 않는 알림이에요.';
  if (good || bad) return '아직 확실하지 않아 어느 쪽으로도 보지 않았어요.';
  return '좋고 나쁨을 말해 주는 내용이 뚜렷하지 않아요.';
}

/**
 * Returns the words of the signal, extended to whole words. If that is only one word, the words before it are added.
 */
function quotation({ text, reading }: WeighedText, signal: WeighedSignal): string {
  const { origin } = reading.compacted;
  const first = origin[signal.start] ?? 0;
  const last = origin[signal.end - 1] ?? first;
  let from = wordStart(text, first);
  let to = last + 1;
  while (to < text.length && to - last < 8 && !isBoundary(text, to)) to += 1;
  while (to - from < tellingLength && text.charAt(from - 1) === ' ' && !isBoundary(text, from - 2)) {
    const wider = wordStart(text, from - 2);
    if (to - wider > longestQuotation || wider === from) break;
    from = wider;
  }
  const whole = text.slice(from, to);
  const shown = whole.length <= longestQuotation ? whole : text.slice(to - longestQuotation, to).replace(/^\S*\s/, '');
  return shown
    .replace(/[‘’'"“”]/g, '')
    .replaceAll('...', '…')
    .toWellFormed()
    .trim();
}

/** Returns the start of the word around a position; a long word is cut. */
function wordStart(text: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < 12 && !isBoundary(text, from - 1)) from -= 1;
  return from;
}

function isBoundary(text: string, at: number): boolean {
  const character = text.charAt(at);
  const insideNumber = /[.,]/.test(character) && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1));
  return boundary.test(character) && !insideNumber;
}
