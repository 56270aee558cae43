import { wordLists } from '../../text/words/word-lists.ts';

// Patterns of names, and ordinary words that look the same.

const surnames =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문손양배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용';
const doubleSurnames = '남궁|황보|제갈|선우|독고|사공|서문|동방';
/** Two to four syllables that can be a Korean name. */
export const koreanName = new RegExp(`^(?:(?:${doubleSurnames})[가-힣]{1,2}|[${surnames}][가-힣]{1,2})$`);

const titles = `${wordLists.people.titles}`;
const end = '(?=$|[^가-힣A-Za-z0-9]|[은는이가의을를도와과에]|으?로|께|씨|인 )';
/** A word and a title: 홍길동 대표, 머스크 CEO. */
export const nameBeforeTitle = new RegExp(`(?<![가-힣])([가-힣]{2,5}) ?(?:전 |전임 |신임 )?(${titles})${end}`, 'g');
/** Titles that only persons have, Korean or foreign. */
export const personOnly = /^(?:CEO|CFO|CTO|COO|의장|총리|대통령)$/;
/** 회장 홍길동은, CEO 홍길동 씨 */
export const nameAfterTitle =
  /(?:회장|사장|대표이사|최고경영자|총수|창업자|창업주|CEO|CFO)(?:인|이자)? ([가-힣]{3})(?= ?씨|[은는이가의을를도와과] |에게|[,.]|$)/g;
/** 홍길동 씨, 홍길동씨 */
export const nameBeforeSsi = /(?<![가-힣])([가-힣]{2,4} |[가-힣]{3})씨(?![가-힣]{2})/g;

/** Words before a title that look like names but are not. */
export const ordinaryBeforeTitle = new Set(
  '신임 전임 후임 공동 현직 전직 각자 단독 차기 그룹 사내 사외 해당 담당 명예 등기 미등기 오너 총괄 수석 상근 비상근 상임 비상임 선임 책임 법인 지주 은행 증권 금융 위원 자사 본사 모회사 자회사 계열사 여당 야당 여야 국회 정부 현재 기존 신규 임시 이번 주요 전체 일부 유력 한국 미국 중국 일본 유럽 연준 외국 외국계 국내 국제 경제 산업 기업 회사 업계 협회 노조 조합 이사회 최고 전문 전문가 소속 선출 여성 남성 젊은 창업 고문 부문 사업 연구 기술 재무 운영 현지 해외 글로벌 대표 회장 사장'.split(
    ' ',
  ),
);
/** Three syllables after a title that look like a name but are not. */
export const ordinaryAfterTitle = new Set(
  '이사회 인사권 지배력 지분율 주주총 신년사 선임안 연임안 해임안 임기제 후보군 주식수 공모제 인선안 사임설 교체설 연임설 구속영 배임죄 기자회'.split(
    ' ',
  ),
);

/** 주식회사 before or after a name; written (주) after normalisation. */
export const markedCompany =
  /(?:\(주\)|주식회사) ?([가-힣A-Za-z0-9&]{2,20})|([가-힣A-Za-z0-9&]{2,20}) ?(?:\(주\)|주식회사)/g;

const endings = `${wordLists.noun.firmEnds}|엔터테인먼트|시스템즈|바이오로직스|바이오사이언스|파마|테라퓨틱스|캐피탈|자산운용|벤처스|파트너스|인베스트먼트|투자증권`;
/** A word with the ending of a company name: 가온테크. */
export const companyLike = new RegExp(`(?<![가-힣A-Za-z0-9])([가-힣A-Za-z0-9]{1,10}?)(${endings})${end}`, 'g');
/** Words that make it a kind of business or a group of companies. */
const kind = `${wordLists.noun.businessKinds}|상업|친환경`;
export const generalKind = new RegExp(`^(?:${kind})+$`);

/** Names that the press spells in two ways, and that models mention unprompted. */
export const foreignCompanies: readonly (readonly string[])[] = [
  ['엔비디아', 'nvidia'],
  ['테슬라', 'tesla'],
  ['애플', 'apple'],
  ['구글', 'google'],
  ['알파벳', 'alphabet'],
  ['아마존', 'amazon'],
  ['마이크로소프트', 'microsoft', 'ms'],
  ['마이크론', 'micron'],
  ['인텔', 'intel'],
  ['퀄컴', 'qualcomm'],
  ['브로드컴', 'broadcom'],
  ['도요타', 'toyota'],
  ['폭스바겐', 'volkswagen', 'vw'],
  ['화웨이', 'huawei'],
  ['샤오미', 'xiaomi'],
  ['비야디', 'byd'],
  ['소프트뱅크', 'softbank'],
  ['오픈ai', 'openai'],
  ['화이자', 'pfizer'],
  ['보잉', 'boeing'],
  ['넷플릭스', 'netflix'],
];
