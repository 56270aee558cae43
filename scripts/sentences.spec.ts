import { describe, expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/** Words of sentences for members that another word stands for; one term each. */
const words: readonly { not: RegExp; but: string; found: string }[] = [
  { not: /사건/, but: '소식', found: '사건마다 판단해요' },
  { not: /[\d}]달(?!치|러)/, but: '개월', found: '최근 3달' },
  { not: /살펴보는 기간|검색 기간이 길/, but: '뉴스 기간', found: '살펴보는 기간' },
  { not: /가장 큰 이유|이유 [\d$]/, but: '근거', found: '이유 3개' },
  {
    not: /세기(?:는|의|를)|알릴 세기|강한 것만|보통부터/,
    but: '알림 기준; 모두, 보통 이상, 큰 소식만',
    found: '알릴 세기',
  },
  { not: /\d[조억만](?:원|달러)|\d{4,}억/, but: '4,890억 원', found: '4890억원' },
  { not: /(?<!투자의견을? ?)중립(?![에으])/, but: '엇비슷해요', found: '중립' },
];

/** What members read: Korean of quotes, templates and JSX, without comments. */
function readSentences(code: string): string[] {
  return code.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '').match(/[^'"`<>\n]*[가-힣][^'"`<>\n]*/g) ?? [];
}

const offending = (code: string) =>
  readSentences(code).flatMap((sentence) =>
    words.flatMap(({ not, but }) => (not.test(sentence) ? [`${sentence.trim()} (${but})`] : [])),
  );

describe('the sentences for members', () => {
  it.each(words)('are searched for $found', ({ found }) => {
    expect(offending(`<p>${found}</p>`)).toHaveLength(1);
    expect(offending(`// ${found}`)).toEqual([]);
  });

  it('have one term for each thing', () => {
    const found = trackedFiles('apps/web/src/*.ts', 'apps/web/src/*.tsx', 'apps/worker/src/notifications/*.ts')
      .filter(({ file }) => !/\.spec\.tsx?$/.test(file) && !exempt.some((name) => file.endsWith(name)))
      .flatMap(({ file, text }) => offending(text).map((each) => `${file}: ${each}`));
    expect(found).toEqual([]);
  });
});

/** Their words are events of the scorecard (`even`) and of the funnel: judged neutral, which is no verdict. */
const exempt = ['scorecard/figures.ts', 'course/funnel-card.tsx'];
