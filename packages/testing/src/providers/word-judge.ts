import type { ModelQuestion } from './model-question.ts';

const goodWords = [
  '흑자',
  '수주',
  '공급계약',
  '상향',
  '급등',
  '신고가',
  '승인',
  '소각',
  '서프라이즈',
  '최대',
  '호실적',
  '순매수',
];
const badWords = ['적자', '쇼크', '유상증자', '급락', '리콜', '파업', '하향', '과징금', '신저가', '해지', '순매도'];

export interface WordJudgement {
  article: number;
  subject: 'yes';
  kind: 'event';
  type: 'other';
  side: 'good' | 'neutral' | 'bad';
  strength: 1 | 2 | 3;
  material: true;
  quote: string;
  reason: string;
}

/** A valid model: it judges by simple words, quotes the title, and summarises in one sentence. */
export function judgeBySimpleWords({ articles, events }: ModelQuestion): string {
  if (events.length > 0) return `눈여겨볼 소식이 이어졌어요. ${events[0]?.reason ?? ''}`.trim();
  return JSON.stringify({ judgements: wordJudgements(articles) });
}

export function wordJudgements(articles: ModelQuestion['articles']): WordJudgement[] {
  return articles.map(({ article, title, description }) => {
    const text = `${title} ${description}`;
    const count = (words: readonly string[]) => words.filter((word) => text.includes(word)).length;
    const balance = count(goodWords) - count(badWords);
    return {
      article,
      subject: 'yes',
      kind: 'event',
      type: 'other',
      side: balance > 0 ? 'good' : balance < 0 ? 'bad' : 'neutral',
      strength: Math.abs(balance) >= 3 ? 3 : Math.abs(balance) === 2 ? 2 : 1,
      material: true,
      quote: Array.from(title).slice(0, 40).join(''),
      reason:
        balance > 0
          ? '회사에 도움이 되는 소식이 전해졌어요.'
          : balance < 0
            ? '회사에 부담이 되는 소식이 전해졌어요.'
            : '회사가 정해진 일정을 알렸어요.',
    };
  });
}
