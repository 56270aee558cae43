import { isParticle, withParticle } from '@gaemi/domain/text/particles';
import { baseOf, escaped, fitted, replaced, swapped, type Turner } from './turning.ts';

export const withOtherPeriod: Turner = ({ say }) => [
  ...replaced(say, /(?<!\d)1분기/, '2분기'),
  ...replaced(say, /2분기/, '3분기'),
  ...replaced(say, /3분기/, '4분기'),
  ...replaced(say, /4분기/, '1분기'),
  ...swapped(say, [
    [/상반기/, '하반기'],
    [/하반기/, '상반기'],
  ]),
  ...swapped(say, [
    [/(?:지난해|작년)(?! ?같은| 연간)/, '올해'],
    [/올해(?! 세 번)/, '내년'],
    [/내년/, '올해'],
    [/2025년/, '2024년'],
  ]),
  ...replaced(say, /(?<!\d)10월/, '9월'),
  ...replaced(say, /(?<!\d)2월/, '3월'),
];
export const withOtherSpan: Turner = ({ say, title, description }) => {
  if (/누적|까지/.test(say))
    return [...replaced(say, /(?<=[기월]) 누적(?= )/, ''), ...replaced(say, /분기까지(?= [^\d]*\d)/, '분기에')];
  return /누적|까지/.test(`${title} ${description}`)
    ? []
    : replaced(say, /([2-4]분기)에?(?= (?:매출|영업|순))/, '$1까지 누적');
};

/** A market, or a segment with its name: without 부문 alone "반도체 영업이익" is still that of the segment. */
const segment = /(?:북미|중국|미국|국내|해외|유럽|[가-힣A-Za-z0-9]+ (?:부문|사업)) (?=매출|영업이익|수주)/;

export const withWholeForPart: Turner = ({ say, company }) => [
  ...replaced(say, new RegExp(`^(${escaped(company)}) 자회사(가|의)`), `$1$2`).map((text) => fitted(text, company)),
  ...replaced(
    say,
    new RegExp(
      `^(${escaped(company)}) (?:최대주주|2대 주주|대주주|주주|공동대표)(?: [가-힣A-Za-z0-9]+)?(?: 씨)?(?:이|가) `,
    ),
    `${withParticle(company, '이')} `,
  ),
  ...replaced(say, /국내 법인 (?=영업이익|매출)/, ''),
  ...replaced(say, segment, ''),
];
export const withPartForWhole: Turner = ({ say, title, description }) =>
  /북미|부문/.test(title + description)
    ? []
    : [
        ...replaced(
          say,
          /(?<!당기|[가-힣])(?=(?:매출|영업이익|영업손실|순이익|순손실)(?:이|은|을|으로|로|의)? ?[\d,.]+)/,
          '북미 ',
        ),
        ...replaced(say, /(?<=[의가이] (?:[^ ]+ )?)(?=(?:매출|영업이익|영업손실)이 )/, '반도체 부문 '),
      ];

const brokerage = /[가-힣A-Z0-9]{1,8}(?:투자증권|금융투자|증권(?![가사업시]))/g;
const joint = /[와과] .*(?:맺|협약|제휴|합병|다툼|손잡|공동)/;
export const withInventedSubject: Turner = ({ say, company }) => {
  const subject = /^([가-힣A-Za-z0-9&.-]+(?: [A-Za-z0-9&.-]+)?)(?:이|가|은|는|의) /.exec(say)?.[1];
  if (subject === undefined || /^(?:증권사|증권가|한 증권사|대기업)/.test(subject)) return [];
  const other = /(?:증권|투자|금융투자)$/.test(subject) && subject !== company ? '모란증권' : '모란전자';
  return [fitted(say.replace(subject, other), other)];
};
export const withOtherBrokerage: Turner = ({ say, company, title, description }) => {
  const subject = /^([가-힣A-Z0-9]{1,8}(?:투자증권|금융투자|증권))(?:이|가) /.exec(say)?.[1];
  if (subject === undefined || subject === company) return [];
  const others = [...new Set(`${title} ${description}`.match(brokerage))].filter(
    (name) => name !== company && name.slice(0, 2) !== subject.slice(0, 2),
  );
  return others.slice(0, 1).map((name) => fitted(say.replace(subject, name), name));
};
export const withSubjectAndObjectSwapped: Turner = ({ say, company }) => {
  if (joint.test(say)) return [];
  const subject = /^([가-힣A-Za-z0-9&.-]+)(?:이|가) /.exec(say)?.[1];
  if (subject === undefined) return [];
  if (subject !== company) {
    if (
      !say.includes(company) ||
      subject.startsWith(company) ||
      // A name that ends like a particle is not cut: 아이 주가가.
      company.startsWith(subject) ||
      /^(?:증권사|증권가|한|대기업)$|(?:주가|매각|상장폐지|거래|투자가들|평가사|주주)$/.test(subject)
    )
      return [];
    if (/(?:법원|검찰|경찰|거래소|금감원|공정위|금융당국|무디스|의약품청|위원장)$/.test(subject)) return [];
    const turned = say.replace(subject, '\u0001').replace(company, subject).replace('\u0001', company);
    return [fitted(fitted(turned, company), subject)];
  }
  const other =
    /(?:이|가) (?:.* )?([가-힣A-Za-z0-9]{2,}(?:전자|바이오|증권|테크|통신|바이토스|테크|파트너스|앤컴퍼니|코어|스킨|테크|탑|티스))(?= 지분| 주식|에 |에게|을 |를 )/.exec(
      say,
    )?.[1];
  if (other === undefined) return [];
  const turned = say.replace(subject, '\u0001').replace(other, subject).replace('\u0001', other);
  return [fitted(fitted(turned, subject), other)];
};

const otherForm: Readonly<Record<string, string>> = {
  은: '는',
  는: '은',
  이: '가',
  가: '이',
  을: '를',
  를: '을',
  과: '와',
  와: '과',
  으로: '로',
  로: '으로',
};
export const withOtherParticle: Turner = ({ say, title, description, company }) => {
  const known = ` ${title} ${description} ${company} `;
  return [...say.matchAll(/([가-힣A-Za-z0-9%'"]{2,}?)(으로|은|는|이|가|을|를|과|와|로)(?= )/g)]
    .flatMap((match) => {
      const [all, word = '', particle = ''] = match;
      const base = baseOf[particle];
      const isNoun =
        known.includes(`${word},`) || known.includes(`${word} `) || known.includes(`${word}의`) || /원$|%$/.test(word);
      if (base === undefined || !isParticle(base) || !isNoun || withParticle(word, base) !== all) return [];
      return [`${say.slice(0, match.index)}${word}${otherForm[particle] ?? ''}${say.slice(match.index + all.length)}`];
    })
    .slice(0, 2);
};
