import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';

/** An article on 삼성전자 of so many hours ago, as NAVER gives it, of which the headline says all. */
export function reported(title: string, hours: number): NaverArticle {
  const link = `https://www.yna.co.kr/view/${hours}`;
  return {
    title: `<b>삼성전자</b>, ${title}`,
    description: '',
    originallink: link,
    link,
    pubDate: rfc822(new Date(Date.now() - hours * 3_600_000)),
  };
}
