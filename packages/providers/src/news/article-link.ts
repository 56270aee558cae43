import { isPrivateHost } from '../http/private-address.ts';

const MAX_LINK = 2_000;
/** Parameters by which advertisers and social networks follow a reader. */
const campaign = /^(?:utm_[^=]*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id)(?:=|$)/i;

/** `&` as feeds write it that escape a link twice, or in CDATA. No address has it otherwise. */
const escapedAmpersand = /&(?:amp|#0*38|#x0*26);/gi;

/** An address as people write it, "www.news.example/1", is none below that of a feed. Servers with TLS alone lead on from http. */
export const withScheme = (text: string): string => text.trim().replace(/^(?=www\.[\w-]+\.)/i, 'http://');

/**
 * Normalises an article's address (no fragment, no campaign parameters). Undefined unless it is a plain http(s) address
 * of a public host.
 */
export function articleLink(text: string): string | undefined {
  const url =
    text.length > MAX_LINK
      ? null
      : URL.parse(withScheme(text).replace(/^\/\//, 'http://').replace(escapedAmpersand, '&'));
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (isPrivateHost(url.hostname)) return undefined;
  url.hash = '';
  // As text: parsed parameters would be written anew in UTF-8, which breaks the queries of servers with EUC-KR.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => !campaign.test(parameter));
  url.search = kept.join('&');
  return url.href;
}
