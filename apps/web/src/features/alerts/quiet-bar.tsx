import type { QuietHours } from '@gaemi/domain/alerts/alert-settings';
import { clockText, shareOfDay } from './clock-text.ts';
import styles from './quiet-bar.module.css';

interface Props {
  quiet: QuietHours;
  /** Time of the briefing; null where it is off. */
  briefingAt: string | null;
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** A day from midnight to midnight with its quiet hours and the briefing. */
export function QuietBar({ quiet, briefingAt }: Props) {
  return (
    <>
      <svg className={styles.bar} role="img" aria-label={writeSentence(quiet, briefingAt)}>
        <defs>
          <pattern id="quiet-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={styles.hatch} d="M0 0v8" />
          </pattern>
        </defs>
        {findSpans(quiet).map(([from, to]) => (
          <g key={from}>
            <rect className={styles.quiet} x={percent(from)} width={percent(to - from)} height="100%" />
            <rect fill="url(#quiet-hatch)" x={percent(from)} width={percent(to - from)} height="100%" />
          </g>
        ))}
        {briefingAt !== null && (
          <line
            className={styles.briefing}
            x1={percent(shareOfDay(briefingAt))}
            x2={percent(shareOfDay(briefingAt))}
            y2="100%"
          />
        )}
      </svg>
      <svg className={styles.marks} aria-hidden="true">
        <text y="12">0시</text>
        {briefingAt !== null && (
          <text className={styles.briefingMark} x={percent(shareOfDay(briefingAt))} y="12">
            8시 브리핑
          </text>
        )}
        <text className={styles.middle} x={percent(shareOfDay('15:30'))} y="12">
          15:30 장 끝
        </text>
        <text className={styles.end} x="100%" y="12">
          24시
        </text>
      </svg>
    </>
  );
}

/** The quiet parts of the day, as shares of it. */
function findSpans({ on, from, to }: QuietHours): [number, number][] {
  const [start, end] = [shareOfDay(from), shareOfDay(to)];
  if (!on || start === end) return [];
  if (start < end) return [[start, end]];
  const spans: [number, number][] = [
    [0, end],
    [start, 1],
  ];
  return spans.filter(([first, last]) => first < last);
}

function writeSentence(quiet: QuietHours, briefingAt: string | null): string {
  const isQuiet = findSpans(quiet).length > 0;
  const hours = isQuiet
    ? `하루 가운데 ${clockText(quiet.from)}부터 ${clockText(quiet.to)}까지 조용해요.`
    : '조용한 시간이 없어요.';
  return briefingAt === null ? hours : `${hours} 브리핑은 ${clockText(briefingAt)}에 와요.`;
}
