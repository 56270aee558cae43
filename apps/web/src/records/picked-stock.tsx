import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useArrivalFocus } from '../components/arrival-focus.ts';
import { TextButton } from '../components/button.tsx';
import { useDocumentTitle } from '../components/document-title.ts';
import { PageHead } from '../components/page-head.tsx';
import styles from './picked-stock.module.css';

interface Props {
  code: string;
  /** As its records tell it; the list that led here may know it sooner. */
  name: string | undefined;
  /** Of its records. */
  title: string;
  /** Records there are; undefined until that is known. */
  total: number | undefined;
  /** Parts of a detail's address beside those of every list. */
  parts: readonly string[];
  children: ReactNode;
}

/** The records of one stock that was picked from a list, with the way back to that list. */
export function PickedStock({ code, name: known, title, total, parts, children }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const picked = readPicked(state);
  const name = picked ?? known ?? code;
  useDocumentTitle(`${name} ${title}`);

  const goBack = () => {
    if (picked !== null) return navigate(-1);
    const list = new URLSearchParams(params);
    for (const part of ['stock', 'pages', 'card', 'detail', ...parts]) list.delete(part);
    navigate({ search: `?${list}` }, { replace: true });
  };

  return (
    <>
      {params.get('detail') === null && <BackToList onBack={goBack} />}
      <div className={styles.head}>
        <PageHead title={name}>
          {title}
          {total !== undefined && total > 0 && <span className={styles.total}> · 전체 {total}건</span>}
        </PageHead>
      </div>
      {children}
    </>
  );
}

function BackToList({ onBack }: { onBack: () => void }) {
  const back = useArrivalFocus<HTMLButtonElement>();
  return (
    <TextButton ref={back} className={styles.back} onClick={onBack}>
      <ChevronLeft size={18} aria-hidden />
      목록으로
    </TextButton>
  );
}

/** The name of the stock, left in the state of the address by the list that led here; null where none did. */
function readPicked(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'pickedName' in state && typeof state.pickedName === 'string'
    ? state.pickedName
    : null;
}
