import { ButtonLink } from '../components/button.tsx';
import { useDocumentTitle } from '../components/document-title.ts';
import { EmptyPanel } from '../components/empty-panel.tsx';
import { useMember } from '../session/member.ts';

/** Stands in for a screen that is not built yet and says so. */
export function ComingSoon({ title }: { title: string }) {
  useDocumentTitle(title);
  const { data: member } = useMember();
  return (
    <>
      <h1 className="sr">{title}</h1>
      <EmptyPanel title="준비 중이에요" hint={`${title} 화면은 곧 열려요. 조금만 기다려 주세요.`}>
        {member ? (
          <>
            <ButtonLink look="accent" to="/analysis">
              종목 분석하기
            </ButtonLink>
            <ButtonLink to="/select-service">서비스 선택</ButtonLink>
          </>
        ) : (
          <ButtonLink look="accent" to="/login">
            로그인 화면으로
          </ButtonLink>
        )}
      </EmptyPanel>
    </>
  );
}
