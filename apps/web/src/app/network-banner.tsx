import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OFFLINE } from '../shared/api/api-error.ts';
import { classNames } from '../ui/class-names.ts';
import { useOnline } from '../ui/use-online.ts';
import styles from './network-banner.module.css';

const BACK_SHOWN_MS = 3_000;

/** Below the header: that there is no network and, for a moment, that it is back. Stands there while empty, to be read out. */
export function NetworkBanner() {
  const online = useOnline();
  const isBack = useJustBack(online);
  return (
    <div role="status" aria-label="연결 상태">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={18} aria-hidden />
          <span>{OFFLINE}</span> <small>연결되면 다시 불러와요</small>
        </p>
      )}
      {isBack && (
        <p className={classNames(styles.banner, styles.back)}>
          <Wifi size={18} aria-hidden />
          <span>다시 연결됐어요</span>
        </p>
      )}
    </div>
  );
}

/** True for a moment after the network came back. */
function useJustBack(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [isBack, setBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setBack(online);
  }
  useEffect(() => {
    if (!isBack) return;
    const end = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(end);
  }, [isBack]);
  return isBack;
}
