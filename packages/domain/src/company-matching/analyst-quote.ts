import type { Mention } from './mention.ts';
import type { NamedCompany } from './name-index.ts';
import { endsWithSignature } from './signature.ts';

/** Endings of names of brokerages and rating agencies: 가나증권. */
const brokerage = /(증권|證|투자증권|금융투자|자산운용|신용평가|기업평가)$/;
/** What brokerages give: "목표주가 상향". */
const opinion =
  /목표주가|목표가|투자의견|매수 의견|'매수'|"매수"|최선호주|톱픽|탑픽|추천주|커버리지|신용등급|비중확대|비중 확대|보고서|리포트|리포트에서/;
/** What they say: "증가할 것으로 전망했다". */
const verdict =
  /(분석|전망|진단|평가|추정|예상|제시|설명|추천|상향|하향|유지|조언|관측|판단|지적|강조|덧붙|내다|짚|점쳤|예측|언급|꼽|봤|권고|말)(했|한|하며|하고|이다|이 나|됐|았|했다|은|$)|[라다]고 (말|밝|봤)|것으로 (봤|내다봤|집계)|다고 집계/;
/** After the name, who speaks: "가나증권 연구원". */
const person =
  /^ ?(리서치|리서치센터|리서치본부|투자전략|기업분석|글로벌|채권|해외주식|WM|PB|[가-힣]{2,4}|[가-힣]{2,4} [가-힣]{2,4})? ?(연구원|연구위원|애널리스트|센터장|이코노미스트|스트래티지스트|투자전략팀|리서치센터|리서치본부|팀장|PB|수석연구위원|전문위원)/;
/** After the name, what is quoted: "가나증권에 따르면". */
const source =
  /^ ?(에 따르면|리서치|보고서|집계|추정치|자료에|(?:HTS|MTS)(?:에서)? ?(?:집계|기준|화면|캡처|자료)|은? ?(이날|[0-9]+일) ?(보고서|리포트))/;
/** Its part in a listing: "대표주관사는 가나증권". */
const underwriting = /(주관사|대표주관|상장주관|공동주관|주관은|주관을|인수단|청약은?|인수회사|주간사)/;
/** Words of news about the brokerage itself. */
const own =
  /순이익|순익|당기순|전산장애|전산 장애|접속 ?장애|접속 ?지연|주문 ?(?:오류|지연|먹통)|먹통|고객|예탁자산|IMA|발행어음|징계|제재|과징금|과태료|리테일|인가|자기자본|주주총회|노조|대표이사|신임 대표|출시|캠페인|협약|MOU|업무협약|인수 ?추진|매각|채용|조직개편|충당금|횡령|부당|불완전판매|소송|배당|자사주|이벤트|수수료|지점|거래정지|사칭|해킹|유상증자|지분|영업이익|흑자|적자|브로커리지|WM|초대형|검사|점검|수상|선임|공개매수|급등|급락|강세|상한가|신고가|52주|(?<![가-힣])주가|\d% ?(?:안팎|넘게|가까이)?씩 (?:올랐|뛰었|내렸|빠졌|상승|하락)/;

/** Returns true when the text only quotes a brokerage (or rating agency), or names it as an arranger. */
export function isAnalystQuote(mention: Mention, others: readonly NamedCompany[], whole: string): boolean {
  if (!brokerage.test(mention.name) || /증권사$/.test(mention.name)) return false;
  const { before, after, segment } = mention;
  if (person.test(after) || source.test(after)) return true;
  const foreign = others.filter((other) => !brokerage.test(other.name));
  if (isTarget(mention, whole)) return false;
  if (/^ ?[\])]? ?$/.test(after) && /(["'\])(]|-|[…↑↓]|\.\.) ?\(?$/.test(before)) return true;
  // "…LS證": a headline part with only the brokerage is the signature of the part before.
  if (segment.trim() === mention.name && mention.start > 0 && opinion.test(whole)) return true;
  if (/^ ?\]/.test(after) && /\[$/.test(before)) return true;
  if (/^(은|는|이|가|도)? ?[,:]? ?["']/.test(after))
    return !/^[^"']*["'][^"']*(당사|자사|고객|순이익|순익|주주환원)/.test(after);
  if (underwriting.test(segment) && !own.test(segment.replace(underwriting, ''))) return true;
  if (opinion.test(segment)) return true;
  if (/^(은|는|이|가|도|,)/.test(after) && verdict.test(segment) && (foreign.length > 0 || !own.test(segment)))
    return true;
  return !own.test(whole) && foreign.length > 0;
}

/** Returns true when the brokerage is itself the one rated: another or an unnamed brokerage raises its target price. */
function isTarget({ name, start, before, after }: Mention, whole: string): boolean {
  if (/^ ?(의 |에 대해|에 대한|을 |를 )/.test(after) && opinion.test(whole)) return true;
  // Its own credit rating.
  if (/^(?:,|의|은|는|이|가)? ?(?:기업 ?)?신용등급/.test(after)) return true;
  if (/^(의|,)? ?(목표주가|목표가|투자의견)/.test(after) && /(-| )[가-힣A-Za-z]{1,8}(증권|투자|證)/.test(after))
    return true;
  const title = whole.slice(0, whole.indexOf('\n') + 1).trim();
  const opensTitle = title.startsWith(name, start) && /^(?:\[[^\]]*\] ?)*["']?$/.test(title.slice(0, start));
  if (opensTitle && opinion.test(title) && endsWithSignature(title)) return true;
  const byOther = /(-|…|\.\.) ?\(?[가-힣A-Za-z]{1,8}(증권|투자|證)\)? ?$/.test(after);
  return byOther && opinion.test(after) && before.trim() === '';
}
