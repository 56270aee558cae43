import { NewsAgainButton } from '../../../analysis/again/news-again-button.tsx';
import { SectionCard } from '../section-card.tsx';

/** Leads to the news of the same stock. */
export function NewsLinkCard({ stock: { code, name } }: { stock: { code: string; name: string } }) {
  return (
    <div data-service="news">
      <SectionCard
        title="뉴스는 어땠나요"
        note={`${name}의 최근 소식을 호재와 악재로 나눠 봐요. 같은 기간의 거래와 나란히 볼 수 있어요.`}
      >
        <NewsAgainButton look="soft" block stock={{ code, name }}>
          뉴스 분석하기
        </NewsAgainButton>
      </SectionCard>
    </div>
  );
}
