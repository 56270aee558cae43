import { readHeadline } from '../../text/read-headline.ts';
import { longestTitle, maskedNames, type TextToJudge } from '../model/features.ts';

const other = '[^\\s·ㆍ,…"\'□]{2,14}';
const pair = `(?:□[·ㆍ]${other}|${other}[·ㆍ]□|□[와과] ${other}|${other}[와과] □)`;
/** "가나전자·다라전자, 자사주 소각", "공정위, 가나전자·다라전자에 과징금": two names and no third, then what they do. */
const opening = new RegExp(`^(["']?)${pair}(?=, |(?:이|가|은|는|도) | (?=나란히|함께|공동|손잡))(?!등 )`);
const target = new RegExp(`^([가-힣]{2,8}, )${pair}(?=에(?:게)? )`);

/**
 * Of a company and one other that is listed, too, and that act together, each is judged as if it were alone: neither is only named
 * beside the other, and what they do weighs no less. Every other text as it is.
 */
export function asIfAlone(text: TextToJudge): TextToJudge {
  const { title, company, standing } = text;
  if (company === undefined || standing?.othersInTitle !== 1) return text;
  const { text: headline, tags } = readHeadline(title.slice(0, longestTitle));
  const masked = maskedNames(headline, company);
  const alone = masked.replace(opening, '$1□').replace(target, '$1□');
  if (alone === masked) return text;
  const marks = tags.map((tag) => `[${tag}] `).join('');
  return {
    ...text,
    title: `${marks}${alone.replaceAll('□', company.name)}`,
    standing: { ...standing, othersInTitle: 0 },
  };
}
