import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { PickedStock } from '../../../records/picked-stock.tsx';
import { mjbRecordsQuery } from '../api/mjb-records.ts';
import { MjbBrowser } from './mjb-browser.tsx';

/** The accumulation analyses of one stock that was picked from a list, with the way back to that list. */
export function MjbStockRecords({ code }: { code: string }) {
  const filter = { stock_code: code };
  const { data: first } = useQuery(mjbRecordsQuery(filter, 1));
  const name = first?.items[0]?.stock_name;
  return (
    <PickedStock code={code} name={name} title="매집비 기록" total={first?.total} parts={['sort']}>
      <MjbBrowser
        filter={filter}
        empty={
          <EmptyPanel title="최근 분석 결과가 없습니다." hint="이 종목의 매집비를 먼저 구해 보세요.">
            <ButtonLink look="accent" to={`/mjb?q=${code}`}>
              매집비 구하기
            </ButtonLink>
          </EmptyPanel>
        }
      />
    </PickedStock>
  );
}
