const belongings =
  /자회사|계열사|종속회사|법인|주주(?!제안|환원|총회|가치|배정|친화)|대표|임원|회장|창업|노조|지분|사장/;

/** Marks behind the name of who acts, and of what is acted upon. */
const acts =
  /^(?:\([^)]*\)|\[[^\]]*\])?(?:['"]?(?:,|은(?![가-힣])|는(?![가-힣])|이(?![가-힣])|가(?![가-힣])|도(?![가-힣])|…|\.{2}| ?측)| ?[-–]|$| ["']| 품에|에(?:게)? (?:피소|제소당|고소당)| [\d.,조억만천]+원? ?(?:참여|투자|베팅|출자|인수|납입))/;
const owned =
  /^(?:\([^)]*\)|\[[^\]]*\])?['"]?(?:을(?![가-힣])|를(?![가-힣])|에(?![가-힣])|에게|['"]? ?지분|['"]? ?주식| ?목표|의(?![가-힣])| ?유증| ?전환사채|['"]? ?cb|['"]? ?인수|['"]? ?품(?!에)|에 대)/;
/** Behind a name with a mark of who acts: only the share price moves, or the company is introduced. */
const onlyTrades =
  /^(?:은|는|이|가) [^.]{0,30}?(?:전 ?거래일|전일|전날|거래(?:되|중|를 마)|원에 |% ?(?:오른|내린|상승|하락|급등|급락)|코스닥|코스피|에 상장|업체다|기업이다)/;
/** Behind a name: not the company itself acts, but somebody who belongs to it. */
const belongs =
  /^(?:\([^)]*\))?(?![은는이가] )(?:의|,(?= ?(?:종속|공동대표|(?:최대|[1-9]대 ?|대)주주 [^\s,…]+(?: |보유)|(?:최대|[1-9]대 ?|대)주주(?:가| 보유))))? ?(?:[가-힣a-z0-9%\u4e00-\u9fff]{1,5} ){0,2}(종속회사|손?자회사|계열사?|최대주주|[1-9]대 ?주주|대주주|주주|공동대표|임원|회장|창업주|노조)(?! ?(?:변경|총회|환원|제안|가치|친화|명부|서한))/;

/** A remark in quotation marks: who acts in it acts in the eyes of somebody. */
const remark = /["“][^"”\n]{12,}["”]/g;

/** Whether a text marks a name as who acts, and as what is acted upon. */
export function findRoles(name: string, whole: string): { acts: boolean; owned: boolean } {
  const text = whole.replace(remark, ' ');
  let [does, isOwned] = [false, false];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    const behind = text.slice(at + name.length, at + name.length + 24);
    if (belongs.test(behind)) continue;
    if (acts.test(behind) && !onlyTrades.test(text.slice(at + name.length, at + name.length + 48))) does = true;
    if (owned.test(behind)) isOwned = true;
  }
  return { acts: does, owned: isOwned };
}

/** Whether the source tells the deed of somebody who belongs to the subject, and nothing of the subject itself. */
export function isPartOfOwner(subject: string, said: string, text: string): boolean {
  const [title = ''] = text.split('\n');
  const inTitle = title.indexOf(subject);
  const first = inTitle === -1 ? undefined : belongs.exec(title.slice(inTitle + subject.length))?.[1];
  if (first !== undefined && !belongings.test(said)) return true;
  const owners: string[] = [];
  for (let at = text.indexOf(subject); at !== -1; at = text.indexOf(subject, at + subject.length)) {
    const behind = text.slice(at + subject.length, at + subject.length + 24);
    const who = belongs.exec(behind)?.[1];
    if (who !== undefined) owners.push(who);
    else if (acts.test(behind) && !/^(?:은|는|이|가) (?:[가-힣]+ )?(?:코스닥|코스피|\d{4}년)/.test(behind))
      return false;
  }
  return owners.length > 0 && !owners.some((who) => said.includes(who));
}
