import { labelNames } from '@gaemi/domain/news-side';
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { type EventText, isRemoved } from '../event-texts.ts';
import type { SideView } from '../result-view.ts';
import { pointsText, type RoundedTheme } from '../rounded-side.ts';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './theme-waterfall.module.css';

/** Themes of fewer points stand together. */
const LEAST_POINTS = 1;

interface Props {
  side: SideView;
  eventTexts: ReadonlyMap<string, EventText>;
  /** Points that fill the width; the same on both sides. */
  scale: number;
  onPick: (id: string) => void;
}

/** How the score comes about: a bar for each theme, which begins where the one before has ended. */
export function ThemeWaterfall({ side: { side, score, themes, points }, eventTexts, scale, onPick }: Props) {
  const rows = stacked(foldSmall(withFirstEventFirst(themes, points)));
  return (
    <div className={styles[side]}>
      {rows.map(({ theme, start }) => (
        <details key={theme.name} className={styles.row}>
          <summary>
            <span className={styles.name}>
              {theme.name} <small>{theme.eventIds.length}</small>
            </span>
            <Bar start={start} points={theme.points} scale={scale} />
            <b className={styles.points}>{pointsText(theme.points)}</b>
            <ChevronDown size={16} aria-hidden />
            <First text={eventTexts.get(theme.eventIds[0] ?? '')?.text} theme={theme.name} />
          </summary>
          <ul>
            {theme.eventIds.map((id) => (
              <li key={id}>
                <EventButton event={eventTexts.get(id)} onPick={() => onPick(id)} />
                <b>{pointsText(points.get(id) ?? 0)}</b>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className={classNames(styles.line, styles.sum)}>
        <span className={styles.name}>{labelNames[side]} 점수</span>
        <Bar start={0} points={score} scale={scale} />
        <b className={styles.points}>{score}</b>
      </p>
    </div>
  );
}

/** What the theme is mostly about, where that may be shown and has more words than its name. */
function First({ text, theme }: { text: string | undefined; theme: string }) {
  return text !== undefined && text !== theme && !isRemoved(text) && <span className={styles.first}>{text}</span>;
}

function EventButton({ event, onPick }: { event: EventText | undefined; onPick: () => void }) {
  return (
    <button type="button" data-print="always" onClick={onPick}>
      {event?.text ?? '소식'}
      {event !== undefined && event.day !== null && <time dateTime={event.day}> {shortDay(event.day)}</time>}
    </button>
  );
}

function Bar({ start, points, scale }: { start: number; points: number; scale: number }) {
  const place: CSSProperties = { left: `${(100 * start) / scale}%`, width: `${(100 * points) / scale}%` };
  return (
    <span className={styles.track} aria-hidden="true">
      <i style={place} />
    </span>
  );
}

/** Puts the theme of the weightiest event in front: the lead and the summary begin with that event, too. */
function withFirstEventFirst(
  themes: readonly RoundedTheme[],
  points: ReadonlyMap<string, number>,
): readonly RoundedTheme[] {
  const heaviest = ({ eventIds }: RoundedTheme) => Math.max(0, ...eventIds.map((id) => points.get(id) ?? 0));
  const most = Math.max(0, ...themes.map(heaviest));
  const first = themes.find((theme) => heaviest(theme) === most);
  return first === undefined ? themes : [first, ...themes.filter((theme) => theme !== first)];
}

/** Puts the themes of no whole point together, where there are several. */
function foldSmall(themes: readonly RoundedTheme[]): RoundedTheme[] {
  const small = themes.filter(({ points }) => points < LEAST_POINTS);
  if (small.length < 2) return [...themes];
  const rest = {
    name: '작은 소식',
    points: small.reduce((sum, { points }) => sum + points, 0),
    eventIds: small.flatMap(({ eventIds }) => eventIds),
  };
  return [...themes.filter(({ points }) => points >= LEAST_POINTS), rest];
}

function stacked(themes: readonly RoundedTheme[]): { theme: RoundedTheme; start: number }[] {
  let start = 0;
  return themes.map((theme) => {
    const row = { theme, start };
    start += theme.points;
    return row;
  });
}
