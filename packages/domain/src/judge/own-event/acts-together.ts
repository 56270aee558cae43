import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';

const other = '[^\\s·ㆍ,…"\'□]{2,14}';
const pair = `(?:□[·ㆍ]${other}|${other}[·ㆍ]□|□[와과] ${other}|${other}[와과] □)`;
/** "가나전자·다라전자, 자사주 소각", "공정위, 가나전자·다라전자에 과징금": two names and no third, then what they do. */
const opening = new RegExp(`^["']?${pair}(?:, |(?:이|가|은|는|도) | (?=나란히|함께|공동|손잡))(?!등 )`);
const target = new RegExp(`^[가-힣]{2,8}, ${pair}에(?:게)? `);

/** Whether the company and one other that is listed, too, act together, so that neither is only named beside the other. */
export function actsTogether({ title, company, standing }: TextToJudge): boolean {
  if (company === undefined || standing?.othersInTitle !== 1) return false;
  const headline = maskedNames(readHeadline(title.slice(0, longestTitle)).text, company);
  return opening.test(headline) || target.test(headline);
}
