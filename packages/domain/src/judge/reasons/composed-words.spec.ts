import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutParticle } from '../../text/particles.ts';
import { eventTypes } from '../judgement/event-type.ts';
import { buildReason } from './build-reason.ts';
import { writeOutCharacters } from './chinese-characters.ts';

const company = {
  code: '000000',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const opening = fc.constantFrom(
  '한별전자, ',
  '한별전자 ',
  '공정위, 한별전자 ',
  '한별전자 최대주주, ',
  '[단독] 한별전자, ',
);
const whom = fc.constantFrom('', '美 빅테크에 ', '포드와 ', '벤츠서 ', '학회서 ', '中 ', '유럽 업체에 ', '다라 꺾고 ');
const what = fc.constantFrom(
  ...[
    '배터리',
    '변압기',
    '자사주',
    '유상증자',
    '영구채',
    '북미 공장',
    '지분 12%',
    'LNG선 4척',
    '신약 2상',
    '특허 소송 2심',
  ],
  ...['신작 ‘별빛’', '담합 과징금', '재개발', '데이터센터 자동화', '전환우선주', '가입자'],
);
const size = fc.constantFrom('', ' 1.2조', ' 3200억', ' 1조1천억', ' 350만달러', ' 30만주', ' 200만', ' 7.2%', ' 20년');
const deed = fc.constantFrom(
  ...[
    ' 공급계약',
    ' 수주',
    ' 또 수주',
    ' 소각 결정',
    ' 발행',
    ' 매각 추진',
    ' 첫 수출',
    ' 착공',
    ' 준공',
    ' 인수 완료',
  ],
  ...[
    ' 돌파',
    ' 패소',
    ' 승인',
    ' 부과',
    ' 철회',
    ' 함께 개발',
    ' 공개',
    ' 태우기로',
    ' 판다',
    ' 사들였다',
    ' 검토',
    ' 중단',
  ],
);
const behind = fc.constantFrom('', '…3년간', '…1200억 규모', ', 주가 급등', '…"최대"');
const description = fc.constantFrom(
  '',
  '계약을 맺었다.',
  '하기로 했다.',
  '추진한다.',
  '완료했다.',
  '자회사가 한다.',
  '검토 중이다.',
);
const article = fc
  .tuple(opening, whom, what, size, deed, behind)
  .map((parts) => parts.join(''))
  .chain((title) => description.map((text) => ({ title, description: text })));

/** Words that a sentence may have beside those of its headline: of grammar, and of what the clause says in short. */
const added =
  /^(?:규모|계약|팔|물|맺은|따라|대한|신청|판결|처음|동시|잇따라|추가|두|번째|약|총|가동|조업|생산|한|주|지분|전환사채|교환사채|신주인수권부사채|유상증자|무상증자|컨테이너선|대법원|소각|발행)$/;
const letters = (text: string): string => text.replace(/[^가-힣A-Za-z0-9%.]/g, '');

it('each word of a composed sentence stands in one clause of its headline, or is a word of grammar', () => {
  let composed = 0;
  fc.assert(
    fc.property(article, fc.constantFrom(...eventTypes), (source, type) => {
      const said = buildReason({ ...source, company }, { kind: 'event', type, label: 'neutral' });
      if (!said.endsWith('요.')) return;
      composed += 1;
      const [first = '', second = ''] = writeOutCharacters(source.title).split('…');
      const clauses = [first, second].map(letters);
      const words = said.split(' ').slice(0, -1);
      for (const word of words) {
        const plain = letters(word).replace(/(?:하?기로|하는|게)$/, '');
        const stem = withoutParticle(plain.replace(/(?:을|를|에|이|가|으로|로|에서)$/, '')).replace(
          /(?<=\d[\d.조억천만]*)(?:원|원어치)$/,
          '',
        );
        const isKnown = clauses.some((clause) => clause.includes(stem) || clause.includes(plain));
        expect(isKnown || added.test(stem) || added.test(plain), `${source.title} → ${said} (${word})`).toBe(true);
      }
      expect(said).not.toMatch(/\p{Script=Han}| {2}|([을를이가은는로서에])\1 /u);
    }),
    { numRuns: 2_000, seed: 33 },
  );
  expect(composed).toBeGreaterThan(200);
});
