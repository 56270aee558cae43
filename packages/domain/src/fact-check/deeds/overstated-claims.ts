import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Claim, Denial } from './claim.ts';

const loss = '(?:적자|손실)';
const lossGoesOn = '(?:지속|이어|연속|확대|축소|줄|늘|커|째|불어|개선|악화)';
const conversion = '(?:전환|행사|교환)가(?:액)?';

/** Claims that go further than the next one to them, which a source with only that one does not support. */
export const overstatedClaims: readonly Claim[] = [
  // Opinions of analysts.
  {
    said: /의견[^.]*중립|중립 ?의견/,
    needs: /중립|hold|neutral|시장 ?수익률|보유/i,
    against: /매수|매도|buy|비중|outperform/i,
    fault: 'outcome',
  },
  {
    said: /의견[을를]? ?(?:\S+ )?(?:올렸|상향했|높였)/,
    needs:
      /의견[^.\n]{0,24}(?:상향|올[리렸려]|높[였여])|매수['"’]?(?:으?로) ?(?:상향|올|높)|['"’]?(?:→|에서|서) ?['"‘]?매수/,
    against: /의견[^.\n]{0,20}(?:유지|그대로|재확인)|매수['"’]? ?유지/,
    fault: 'direction',
  },
  // A loss that began, and one that goes on.
  {
    said: /적자(?: ?폭)?[이가을를]? ?(?:이어졌|이어갔|계속됐|지속됐|줄었|줄였|축소됐|늘었|커졌|확대됐)/,
    needs: new RegExp(`${loss}[^.…\\n]{0,24}${lossGoesOn}|(?:연속|째|내리|에도|또|다시) ?[^.…\\n]{0,6}${loss}`),
    against: /적자(?:로)? ?(?:전환|돌아)/,
    fault: 'outcome',
  },
  {
    said: /적자(?:로|를)? ?(?:돌아[섰서]|전환)/,
    needs: /적자(?:로)? ?(?:전환|돌아|반전)|흑자에서|적전|이익[^.\n]{0,20}에서/,
    against: /적자 ?폭|적자[^.…\n]{0,6}(?:지속|확대|축소|이어)|연속 ?적자/,
    fault: 'outcome',
  },
  {
    said: /손실이 [^.]*(?:줄었|감소했|축소됐)/,
    needs: new RegExp(`${loss}[^.…\\n]{0,30}(?:줄|감소|축소|개선|↓)|줄[은인어였]`),
    against: /적자(?:로)? ?(?:전환|돌아)/,
    fault: 'direction',
  },
  // Who is suspected, and what came of it.
  {
    said: /(?<![가-힣])(?:대표이사|대표|회장|사장|총수)(?:이|가|의) [^.]*(?:혐의|횡령|배임|구속|기소|수사)/,
    needs: /대표|회장|사장|ceo|오너|총수|경영진/i,
    against: /임원|직원|본부장|팀장/,
    fault: 'actor',
  },
  {
    said: /제재(?:를 받았|했어요)/,
    needs: /제재|과징금|처분|과태료|정지|경고|벌금|명령|벌점|징계|퇴출/,
    against: /조사|의혹|혐의/,
    fault: 'stage',
  },
  {
    said: /(?:심사|관리종목|거래 ?정지)[^.]*에서 (?:제외|벗어)/,
    needs: /제외|해제|벗어|풀[려렸]|모면|면했|탈[피출]|종결|유지|졸업/,
    against: /대상|지정|정지/,
    fault: 'outcome',
  },
  // The ways to a listing.
  {
    said: /(?:코스닥|코스피|증시|시장)에 상장(?:했|됐)/,
    needs: /상장(?:했|됐|한 |돼 |일|식|사)|첫날|입성|데뷔|신규 ?상장/,
    against: /예비 ?심사|청구|추진|희망/,
    fault: 'stage',
  },
  { said: /코스피(?:에)? (?:상장|입성|이전)/, needs: /코스피|유가증권/, against: /코스닥/, fault: 'name' },
  { said: /코스닥(?:에)? (?:상장|입성|이전)/, needs: /코스닥/, against: /코스피|유가증권/, fault: 'name' },
  {
    said: /공모가[가를]? ?(?:\S+ )?\S+원으로 (?:정해|정했|확정|결정)/,
    needs: /확정|결정|정해|최종/,
    against: /희망[^.\n]{0,24}\d[\d.,만천]*원? ?[~∼-] ?\d/,
    fault: 'stage',
  },
  {
    said: /가결(?:됐|했)/,
    needs: /가결|통과|찬성 ?\d|찬성[률표]|\d%[가이의]? ?찬성|타결(?! ?임박)|의결|승인|넘[었어긴]/,
    against: /찬반 ?투표|투표[는를가]/,
    fault: 'stage',
  },
  {
    said: /(?:생산|가동|조업)이 [^.]*(?:중단됐|멈췄)/,
    needs:
      /중단|멈|정지|차질|셧다운|스톱|세[웠운]|끊|막[혀혔힌]|폐쇄|철수|감산|가동(?:하지)? 못|휴업|휴무|쉬[는어었고]|쉰다|파행|닫[는았]|불[이에]|화재|접[었는기고]/,
    fault: 'outcome',
  },
  // Shares and their issue.
  {
    said: /(?:자사주|자기 ?주식)[^.]*(?:사들이|사들였|매입|취득)/,
    needs:
      /매입|취득|사들|[을를] [사산샀]|(?<![가-힣])(?:산다|사서|사고)(?![가-힣])|사기로|신탁|공개 ?매수|매수|사 모|담았|장내/,
    against: /소각|처분|매각|팔/,
    fault: 'outcome',
  },
  {
    said: pattern`여러 증권사(?!가? ${wordLists.outlook.expectedFigures}한)|증권사들이(?! ${wordLists.outlook.expectedFigures}한)`,
    needs:
      /증권가|증권사들|증권사 ?\d|여러|잇[달따]|줄줄이|일제히|줄[상하]향|[가-힣A-Za-z]{2,6}[·・/ㆍ][가-힣A-Za-z]{2,6}[^.\n]*목표|\d ?곳|업계|(?<![가-힣])([가-힣]{2,6})(?:證|증권|금투|투자)[\s\S]*(?<![가-힣])(?!\1)[가-힣]{2,6}(?:證|증권|금투)/,
    fault: 'part',
  },
  { said: /최대 ?주주(?:가 됐|로 (?:올라|등극))/, needs: /최대 ?주주|1대 ?주주|주인|경영권|대주주/, fault: 'outcome' },
  {
    said: /유상증자로/,
    needs: /증자|유증|실권주|배정|조달|투자 유치/,
    against: /전환(?:청구|사채|권)|신주인수권/,
    fault: 'metric',
  },
  {
    said: new RegExp(`${conversion}[이가를은]? ?(?:\\S+ )?(?:낮아졌|낮췄|내렸|내려갔)`),
    needs: /리픽싱|조정|낮|하향|내[려렸]|→|원에서 ?\d/,
    fault: 'direction',
  },
  {
    said: /목표(?:를|치를) (?:\S+ )?(?:초과|넘|웃돌)/,
    needs: /초과|넘|웃돌|조기|상회|돌파|[1-9]\d\d(?:\.\d)?%|목표[^.…\n]{0,12}보다|이미|앞당/,
    fault: 'outcome',
  },
  { said: /(?<=[을를] (?:\S+ )?)인도했/, needs: /인도|넘[겨겼]|납품|전달|건넸|출고|도착/, fault: 'stage' },
];

const contractor = '(?:시공사|사업자|운영사|공급사)';
const unharmed = /차질(?:은|이|도)? ?(?:없|않)|생산(?:에|은|에는)? ?(?:이상|문제|영향)(?:은|이|도)? ?없|정상 ?가동/;

/** Harm that a source denies, and plans that a company denies. */
export const overstatedDenials: readonly Denial[] = [
  {
    said: /차질(?:이|을)? ?(?:생겼|발생|빚|불가피)/,
    denied: unharmed,
    unless: /차질(?:이|을)? ?(?:불가피|발생|빚|생[겼긴길]|우려)/,
    fault: 'outcome',
  },
  {
    said: /(?:생산|가동|공장)[^.]*(?:중단됐|멈췄|중단했)/,
    denied: unharmed,
    unless: /중단|멈|정지|스톱|세[웠운]/,
    fault: 'outcome',
  },
  {
    said: new RegExp(`${contractor}[^.]*(?:선정됐|뽑혔|낙점)`),
    denied: new RegExp(`${contractor}[^.…]{0,6}선정[^.…]{0,6}(?:유력|임박|앞[두둔]|눈앞|기대)|우선협상`),
    unless: new RegExp(
      `${contractor}(?:(?:로|으로|에) (?:최종 )?(?:선정[됐돼된했]|뽑[혔힌]|낙점|확정)| ?선정(?:…|,|$))`,
      'm',
    ),
    fault: 'stage',
  },
  {
    said: /숨졌|사망했|사망자/,
    denied: /인명 ?피해[는은이가도]? ?없|사상자[는가]? 없|사망(?:자| 사례)?[는은이가도]? ?(?:아직 )?없/,
    unless: /사망(?!(?:자| 사례)?[는은이가도]? ?(?:아직 )?없)|숨[졌진]/,
    fault: 'outcome',
  },
  {
    said: /다쳤|부상을|부상자/,
    denied:
      /인명 ?피해[는은이가도]? ?없|다친 (?:사람|직원)[은이도]? 없|사상자[는가]? 없|(?:부상|사망)(?:자| 사례)?[는은이가도]? ?(?:아직 )?없/,
    unless:
      /(?:부상|사망)(?!(?:자| 사례)?[는은이가도]? ?(?:아직 )?없)|숨[졌진]|다쳤|다치[고며]|중상|경상|이송|화상|치료/,
    fault: 'outcome',
  },
  {
    said: /(?:줄었|감소했|떨어졌|낮아졌|악화됐)어요/,
    denied: /(?:줄|줄어들|감소할|떨어질|낮아질|악화될) (?:수 있|수도 있|가능성|우려)/,
    unless: /줄[었고며]|줄어든|감소(?:했|한|…|,|세|$)|급감|역성장|떨어[졌진]|낮아[졌진]|하락|↓|악화(?:됐|한|…|,|$)/m,
    fault: 'stage',
  },
  {
    said: /(?:늘었|증가했|높아졌|커졌)어요/,
    denied: /(?:늘|늘어날|증가할|높아질|커질) (?:수 있|수도 있|가능성|기대)/,
    unless: /늘[었고며]|늘어난|증가(?:했|한|…|,|세|$)|급증|[뛰뛴]|성장(?:했|한|…|,|$)|높아[졌진]|커[졌진]|상승|↑/m,
    fault: 'stage',
  },
  {
    said: /(?:추진|검토|논의)하고 있(?:다고 (?:답|밝|말|공시)[했혔]|)어요|확정했어요/,
    denied: /(?:추진|검토|논의|결정)[한된] (?:사실|바)(?:이|가|은|도)? ?(?:전혀 )?없|사실 ?무근|사실(?:이)? 아니/,
    unless: /(?:추진|검토|논의|협의)(?:하고(?:는)? 있| ?중|를 (?:진행|하고))|확정했|확정하|하기로 (?:했|결정)/,
    fault: 'stage',
  },
];
