import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyPanel } from '../../../components/empty-panel.tsx';
import { PickedStock } from '../../../records/picked-stock.tsx';
import { newsRecordsQuery } from '../api/news-records.ts';
import { RecordBrowser } from './record-browser.tsx';

/** The analyses of one stock that was picked from a list, with the way back to that list. */
export function StockRecords({ code }: { code: string }) {
  const filter = { stock_code: code };
  const { data: first } = useQuery(newsRecordsQuery(filter, 1));
  const latest = first?.items[0];
  const name = latest?.present_name ?? latest?.stock_name;
  return (
    <PickedStock code={code} name={name} title="분석 기록" total={first?.total} parts={['side']}>
      <RecordBrowser
        filter={filter}
        empty={
          <EmptyPanel title="최근 분석 결과가 없습니다." hint="이 종목을 먼저 분석해 보세요.">
            <ButtonLink look="accent" to="/analysis">
              종목 분석하기
            </ButtonLink>
          </EmptyPanel>
        }
      />
    </PickedStock>
  );
}
