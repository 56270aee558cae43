import type { DayPicture as Picture } from '@gaemi/contracts/today';
import { strengthNames } from '@gaemi/domain/judge/judgement/judgement';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { FileCheck2 } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './day-picture.module.css';
import { sentenceOfEvent } from './event-sentence.ts';
import {
  hasIndustries,
  type PictureBlock,
  type PictureColumn,
  type PictureView,
  toColumns,
} from './picture-columns.ts';

const views = [
  ['industry', '업종'],
  ['market', '시장'],
] as const;
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The day at a glance: good news stands on the line of its industry, bad news hangs from it. The list is its table. */
export function DayPicture({ picture }: { picture: Picture }) {
  const isByIndustry = hasIndustries(picture);
  const [chosen, setChosen] = useState<PictureView>('industry');
  const view = isByIndustry ? chosen : 'market';
  const columns = toColumns(picture, view);
  const blocks = columns.flatMap((column) => newsSides.flatMap((side) => column.blocks[side]));
  const [named, setNamed] = useState<string | null>(null);
  const sky = useRef<HTMLDivElement>(null);
  const shown =
    blocks.find(({ event_id: id }) => id === named) ?? picture.items.find(({ matches }) => matches) ?? picture.items[0];
  if (shown === undefined) return null;
  const sentence = sentenceOfEvent(shown);

  // One stop for the tab key; arrows go from block to block.
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...(sky.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    links[(at + step + links.length) % links.length]?.focus();
  };
  return (
    <Card padded className={styles.picture}>
      <div className={styles.head}>
        <div>
          <h2>하루 한눈에</h2>
          <p className={styles.how}>{labelNames.good}와 악재를 마주 세웠어요. 클수록 영향이 커요.</p>
        </div>
        {isByIndustry && (
          <fieldset className={styles.views}>
            <legend className="sr">나누어 보기</legend>
            {views.map(([name, text]) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setChosen(name)}>
                {text}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the links inside bubble up to here */}
      <div
        ref={sky}
        className={classNames(styles.sky, view === 'market' && styles.byMarket)}
        style={{ '--_columns': widths(columns) } as object}
        onKeyDown={move}
      >
        {columns.map((column) => (
          <section key={column.name} aria-label={column.name}>
            {newsSides.map((side) => (
              <Side key={side} side={side} column={column} shown={shown} onName={setNamed} />
            ))}
            <p className={styles.label}>
              {column.name}
              <small>
                {column.total.good} : {column.total.bad}
              </small>
            </p>
          </section>
        ))}
      </div>
      <p className={styles.now}>
        <i className={classNames(styles.mark, styles[shown.side])} aria-hidden="true">
          {shown.side === 'good' ? '▲' : '▼'}
        </i>
        <span>
          {!sentence.startsWith(shown.stock_name) && <b>{shown.stock_name} </b>}
          {sentence}
        </span>
        <small>
          영향 {strengthNames[shown.strength]}
          {shown.confirmed && ' · 공시 확인'}
        </small>
      </p>
    </Card>
  );
}

/** Columns as wide as the square root of their events. */
const widths = (columns: readonly PictureColumn[]) =>
  columns.map(({ total }) => `minmax(0, ${Math.max(1.4, Math.sqrt(total.good + total.bad)).toFixed(2)}fr)`).join(' ');

interface SideProps {
  side: NewsSide;
  column: PictureColumn;
  shown: PictureBlock;
  onName: (eventId: string) => void;
}

function Side({ side, column, shown, onName }: SideProps) {
  const blocks = column.blocks[side];
  const rest = column.total[side] - blocks.length;
  return (
    <div className={classNames(styles.side, styles[side])}>
      {blocks.map((block) => (
        <Link
          key={block.event_id}
          to={`/event/${block.event_id}`}
          className={classNames(
            ...[styles.block, styles[`strength${block.strength}`], !block.matches && styles.off],
            block === shown && styles.on,
          )}
          tabIndex={block === shown ? 0 : -1}
          onFocus={() => onName(block.event_id)}
          onMouseEnter={() => onName(block.event_id)}
        >
          <span className="sr">{labelNames[side]} </span>
          <b>{block.stock_name}</b>
          {/* A company may stand here more than once. */}
          <span className="sr">
            {' '}
            {sentenceOfEvent(block)} 영향 {strengthNames[block.strength]}
            {block.confirmed && ', 공시 확인'}
          </span>
          {block.confirmed && <FileCheck2 size={13} aria-hidden className={styles.filed} />}
        </Link>
      ))}
      {rest > 0 && <span className={styles.rest}>외 {rest}건</span>}
    </div>
  );
}
