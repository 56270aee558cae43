import type { ReactNode } from 'react';
import { Ant } from '../ant/ant.tsx';
import { ButtonLink } from '../button/button.tsx';
import styles from './nothing-here.module.css';

interface Props {
  /** A heading that says what is missing. */
  children: ReactNode;
  history: { path: string; label: string };
  /** A way to find a stock, where the screen has no search of its own. */
  search?: ReactNode;
}

/** In the place of something that does not exist: trying again would not help, so it leads on. */
export function NothingHere({ children, history, search }: Props) {
  return (
    <div className={styles.nothing}>
      <Ant className={styles.ant} />
      {children}
      <p>지워졌거나 주소가 바뀌었어요. 다시 시도해도 나오지 않아요.</p>
      <div className={styles.ways}>
        <ButtonLink look="accent" to="/select-service">
          처음 화면으로
        </ButtonLink>
        <ButtonLink to={history.path}>{history.label}</ButtonLink>
      </div>
      {search !== undefined && <div className={styles.search}>{search}</div>}
    </div>
  );
}
