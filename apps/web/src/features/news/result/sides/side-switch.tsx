import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { sideIcons } from '../../../../ui/score/side-looks.ts';
import styles from './side-switch.module.css';

interface Props {
  scores: Record<NewsSide, number>;
  shown: NewsSide;
  onShow: (side: NewsSide) => void;
}

/** Chooses the side that a narrow screen shows; it stays in sight above it. */
export function SideSwitch({ scores, shown, onShow }: Props) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form */}
      <div className={styles.switch} role="group" aria-label="호재와 악재">
        {newsSides.map((side) => {
          const Arrow = sideIcons[side];
          return (
            <button
              key={side}
              type="button"
              className={styles[side]}
              aria-pressed={side === shown}
              onClick={() => onShow(side)}
            >
              <Arrow size={16} aria-hidden />
              {labelNames[side]} {scores[side]}점
            </button>
          );
        })}
      </div>
    </div>
  );
}
