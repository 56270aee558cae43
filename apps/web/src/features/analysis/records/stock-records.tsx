import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink, TextButton } from '../../../ui/button/button.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { stockSearchQuery } from '../../stocks/search-stocks.ts';
import { RecordBrowser } from './record-browser.tsx';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import { RecordTotal } from './record-total.tsx';
import styles from './stock-records.module.css';

/** The records of one stock that was picked from a list, with the way back to that list. */
export function StockRecords<Item extends ListedRecord>({ kind, code }: { kind: RecordKind<Item>; code: string }) {
  const { title, start, detailParts } = kind;
  const filter = { stock_code: code };
  const { data: first } = useQuery(kind.pageQuery(filter, 1));
  const latest = first?.items[0];
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // The list that led here knows the name before the records come.
  const picked = readPicked(state);
  const recorded = picked ?? latest?.present_name ?? latest?.stock_name;
  const isUnknown = recorded === undefined && first?.total === 0;
  const { data: found } = useQuery({ ...stockSearchQuery(code, 1), enabled: isUnknown });
  const name = recorded ?? found?.items.find((stock) => stock.code === code)?.name ?? code;
  useDocumentTitle(`${name} ${title}`);

  const goBack = () => {
    if (picked !== null) return navigate(-1);
    const list = new URLSearchParams(params);
    for (const part of ['stock', 'pages', 'card', 'detail', ...detailParts]) list.delete(part);
    navigate({ search: `?${list}` }, { replace: true });
  };

  return (
    <>
      {params.get('detail') === null && <BackToList onBack={goBack} />}
      <div className={styles.head}>
        <PageHead title={name}>
          {title}
          <RecordTotal total={first?.total} />
        </PageHead>
      </div>
      <RecordBrowser
        kind={kind}
        filter={filter}
        empty={
          <EmptyPanel title="최근 분석 결과가 없습니다." hint={start.hintOfStock}>
            <ButtonLink look="accent" to={`${start.path}?q=${code}`}>
              {start.label}
            </ButtonLink>
          </EmptyPanel>
        }
      />
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
