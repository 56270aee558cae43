import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Claim } from './claim.ts';

const expectations = `${wordLists.outlook.expectations}|눈높이`;
const sources = `${expectations}|컨센|추정|시장치|생각보다|내다[봤본]|점[쳤친]|훌쩍`;
const above = '서프라이즈|깜짝|상회|웃돌|웃도|뛰어넘';
const below = `쇼크|충격|하회|밑돌|밑도|못 ?미|미달|(?:${expectations})[가-힣]* ?이하`;

/** Ranks and surprises: what makes of a result a record, of a product the first, or of a quarter more than expected. */
export const rankClaims: readonly Claim[] = [
  {
    said: /(?:사상|역대|창사 ?이래|창립 ?이래) ?최(?:대|고|다)|신기록|역대급|최대 (?:실적|매출|이익|영업이익)|최고치/,
    needs:
      // Neither a shareholder nor an officer is a record, and a contract is renewed.
      /최대(?! ?주주)|최고(?! ?(?:경영|재무|기술|운영|책임|위원|법원))|최다|신기록|(?:역대|사상(?!자))(?! ?최[저악소])|창사(?! ?이래 ?최[저악소])|기록적|새 ?기록|기록을? ?(?:또 ?)?(?:[깨깬깼깰세썼쓴]|새로|다시)|경신|(?<!(?:계약|협약|면허|허가|인증|임대|특허)[을를의]? ?)갱신|갈아치|가장 ?[크큰많높좋]/,
    fault: 'metric',
  },
  {
    said: /(?:사상|역대|창사 ?이래) ?최(?:저|악|소)/,
    needs: /최(?:저|악|소)|바닥|(?:역대|사상(?!자)|창사(?: ?이래)?)(?! ?(?:이래|최[대고다]))|가장 ?[낮적작나부]/,
    fault: 'metric',
  },
  {
    said: /(?:세계|국내|업계|아시아|글로벌)[가-힣]* ?(?:최초|처음)/,
    needs: /최초|처음|첫|1호|퍼스트/,
    fault: 'metric',
  },
  {
    said: /유일(?:하|한|의)/,
    needs: /유일|단독|독점|독자|홀로|혼자|하나뿐|독보|[가-힣]뿐(?! ?만| ?아니)|밖에 ?없|[가-힣]만이/,
    fault: 'metric',
  },
  {
    said: pattern`(?:${expectations})(?![되돼됐된될하했할해가]|으로|이(?!익))[가-힣]*(?: \S+)? (?:웃돌|웃도|상회|넘[었어]|밑돌|밑도|하회|못 ?미|모자)|(?:${expectations})[가-힣]*보다 (?:\S+ )?(?:많|적[은었게]|좋|나[은았빴쁘]|컸|큰|작[았은])|서프라이즈|어닝 ?쇼크|깜짝 ?실적`,
    needs: pattern`${sources}|${above}|${below}`,
    fault: 'metric',
  },
  {
    said: /서프라이즈|깜짝 ?실적/,
    needs: pattern`${above}|넘[었어긴]|훌쩍`,
    against: pattern`${below}`,
    fault: 'direction',
  },
  { said: /어닝 ?쇼크/, needs: pattern`${below}`, against: pattern`${above}`, fault: 'direction' },
];
