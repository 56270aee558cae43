import { useId } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';

/** `/chart`: says what is to come. The file input is there, hidden and off: nothing is uploaded yet. */
export function ChartRoute() {
  useDocumentTitle('차트 분석');
  const id = useId();
  return (
    <>
      <PageHead title="차트 분석">차트 이미지를 올리면 흐름을 읽어 드릴 예정이에요.</PageHead>
      <EmptyPanel
        title="차트 분석은 준비 중이에요"
        hint="아직 파일을 올릴 수 없어요. 열리면 이 화면에서 바로 쓸 수 있어요."
      >
        <ButtonLink look="accent" to="/analysis">
          종목 분석하기
        </ButtonLink>
      </EmptyPanel>
      <label htmlFor={id} hidden>
        차트 파일
      </label>
      <input id={id} type="file" accept="image/*" hidden disabled />
    </>
  );
}
