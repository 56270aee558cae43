import * as z from 'zod';
import { type FetchedBody, toText } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import type { RawArticle } from '../article-collector.ts';
import { isoDate } from './gdelt-time.ts';

const text = z.string().catch('');
const item = z.object({ url: text, url_mobile: text, title: text, seendate: text });
/** An invalid item does not invalidate its page: it becomes undefined. A search without results answers `{}`; anything else is none. */
const searchAnswer = z.union([
  z.object({ articles: z.array(item.optional().catch(undefined)) }),
  z.strictObject({}).transform(() => ({ articles: [] })),
]);

/** What is said in JSON in place of a list. */
const saying = z.record(z.string(), z.string());

/** Reads the articles of an answer. GDELT reports errors as text with status 200. @throws ProviderError */
export function readGdeltAnswer(answer: FetchedBody): (RawArticle | undefined)[] {
  const body = toText(answer);
  if (!/\bjson\b/i.test(answer.contentType)) throw messageError(body);
  const json = parseJson(body);
  const page = searchAnswer.safeParse(json);
  const said = saying.safeParse(json);
  if (!page.success && said.success) throw messageError(body);
  if (!page.success) throw new ProviderError('gdelt', 'malformed', { message: 'answer is no list of articles' });
  return page.data.articles.map(
    (found) =>
      found && {
        title: joinPunctuation(found.title),
        description: '',
        links: [found.url, found.url_mobile],
        publishedAt: isoDate(found.seendate),
      },
  );
}

function messageError(body: string): ProviderError {
  if (/limit requests|too many requests/i.test(body)) {
    return new ProviderError('gdelt', 'quota', { message: 'asked for fewer requests' });
  }
  if (/too (?:short|long|common)|invalid|parenthes|your (?:query|search)/i.test(body)) {
    return new ProviderError('gdelt', 'refused', { message: 'refused the query' });
  }
  return new ProviderError('gdelt', 'malformed', { message: 'answered a page in place of data' });
}

/** Parses JSON that may have invalid escapes and raw control characters, since GDELT copies titles as they are. */
function parseJson(body: string): unknown {
  const repaired = body
    .replace(/\\(["\\/bfnrt]|u[\da-fA-F]{4})|\\/g, (written, valid: string | undefined) =>
      valid === undefined ? '\\\\' : written,
    )
    .replace(/\p{Cc}/gu, ' ');
  try {
    return JSON.parse(repaired);
  } catch {
    return undefined;
  }
}

/** GDELT puts blanks around punctuation: "Samsung , LG" becomes "Samsung, LG", and "2 , 898" the number that it was. */
function joinPunctuation(title: string): string {
  return title
    .replace(/(?<=\d) , (?=\d{3}(?!\d))|(?<=\d) \. (?=\d)/g, (sign) => sign.trim())
    .replace(/ +(?=[,.!?%)\]’”…])/g, '')
    .replace(/(?<=[([‘“]) +/g, '');
}
