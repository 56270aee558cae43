import { useId } from 'react';
import { chooseTheme, type Theme, useTheme } from '../../../shared/theme.ts';
import { Card } from '../../../ui/card/card.tsx';
import styles from './theme-choice.module.css';

const themes: readonly { value: Theme; text: string }[] = [
  { value: 'system', text: '시스템' },
  { value: 'light', text: '밝게' },
  { value: 'dark', text: '어둡게' },
];

/** Light, dark or as the system has it; kept in this browser. */
export function ThemeChoice() {
  const chosen = useTheme();
  const id = useId();
  return (
    <Card padded>
      <fieldset className={styles.choice}>
        <legend>
          <h2>화면</h2>
        </legend>
        {themes.map(({ value, text }) => (
          <label key={value}>
            <ThemePicture theme={value} />
            <span>
              <input type="radio" name={id} checked={value === chosen} onChange={() => chooseTheme(value)} />
              {text}
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}

/** A small screen in the colours of the theme, half of it dark for the system's. */
function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <svg className={styles.picture} viewBox="0 0 84 54" aria-hidden="true">
      <Screen className={theme === 'dark' ? styles.dark : styles.light} />
      {theme === 'system' && (
        <g className={styles.half}>
          <Screen className={styles.dark} />
        </g>
      )}
    </svg>
  );
}

function Screen({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <path className={styles.page} d="M0 0h84v54H0z" />
      <path className={styles.surface} d="M0 0h84v10H0zM10 18h64v28H10z" />
      <path className={styles.line} d="M17 26h24" />
      <path className={styles.good} d="M17 38h28" />
      <path className={styles.bad} d="M52 38h14" />
    </g>
  );
}
