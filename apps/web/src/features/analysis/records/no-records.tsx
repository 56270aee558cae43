import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import type { RecordStart } from './record-kind.ts';

/** A history without records, or without those that were searched for. */
export function NoRecords({ term, start }: { term: string; start: RecordStart }) {
  return (
    <EmptyPanel
      title="최근 분석 결과가 없습니다."
      // Who came to search for a stock is led on with it, not told that it is unknown.
      hint={term === '' ? start.hint : `"${term}" 기록이 없을 뿐이에요. 새로 분석할 수 있어요.`}
    >
      <ButtonLink look="accent" to={term === '' ? start.path : `${start.path}?q=${encodeURIComponent(term)}`}>
        {term === '' ? start.label : `"${term}" 분석하기`}
      </ButtonLink>
    </EmptyPanel>
  );
}
