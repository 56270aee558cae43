import { expect, it } from 'vitest';
import { withParticle } from './particles.ts';

it.each([
  ['삼성전자', '은', '삼성전자는'],
  ['카카오뱅크', '이', '카카오뱅크가'],
  ['셀트리온', '을', '셀트리온을'],
  ['미국', '으로', '미국으로'],
  ['서울', '으로', '서울로'],
  ['POSCO홀딩스', '과', 'POSCO홀딩스와'],
  ['SK', '은', 'SK는'],
  ['KT&G', '은', 'KT&G는'],
  ['GKL', '은', 'GKL은'],
  ['10만원', '으로', '10만원으로'],
  ['1억 달러', '으로', '1억 달러로'],
  ['‘갤럭시’', '을', '‘갤럭시’를'],
  ['30%', '을', '30%를'],
  ['NAVER', '은', 'NAVER는'],
  ['LS ELECTRIC', '은', 'LS ELECTRIC은'],
  ['SOOP', '은', 'SOOP은'],
  ['POSCO', '은', 'POSCO는'],
  ['ISUPETASYS', '이', 'ISUPETASYS가'],
  ['Marketplace', '을', 'Marketplace를'],
  ['LG CNS', '은', 'LG CNS는'],
  ['HMM', '은', 'HMM은'],
  ['카카오(035720)', '은', '카카오(035720)는'],
  ['셀트리온(068270)', '은', '셀트리온(068270)은'],
  ['삼성전자'.normalize('NFD'), '은', `${'삼성전자'.normalize('NFD')}는`],
  // Further ones, by a hand that knew the rules.
  ['LG에너지솔루션', '을', 'LG에너지솔루션을'],
  ['HD현대', '이', 'HD현대가'],
  ['SNT', '과', 'SNT와'],
  ['DL', '으로', 'DL로'],
  ['F&F', '을', 'F&F를'],
  ['LX세미콘 (108320)', '을', 'LX세미콘 (108320)을'],
  ['에쓰오일[010950]', '과', '에쓰오일[010950]과'],
  ['신작 "별빛"', '이', '신작 "별빛"이'],
  ['하이브'.normalize('NFD'), '이', `${'하이브'.normalize('NFD')}가`],
  ['SK이노베이션'.normalize('NFD'), '과', `${'SK이노베이션'.normalize('NFD')}과`],
  ['150달러', '을', '150달러를'],
  ['0.6%p', '으로', '0.6%p로'],
] as const)('%s with %s reads %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected);
});
