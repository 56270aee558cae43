import { pressOfHost } from './press-of-host.ts';
import { pressOfNaverId } from './press-of-naver-id.ts';

/** Returns the publisher of the article behind a link: the press house's Korean name if known, else the host. */
export function publisherOf(link: string): string {
  const { hostname, pathname, search } = new URL(link);
  const host = hostname.replace(/^(?:www|m|mobile)\./, '');
  if (host === 'n.news.naver.com' || host === 'news.naver.com') {
    // Older addresses name it beside the path.
    const id = (/\/article\/(\d{3})\//.exec(pathname) ?? /[?&]oid=(\d{3})(?:&|$)/.exec(search))?.[1];
    return (id === undefined ? undefined : pressOfNaverId[id]) ?? '네이버뉴스';
  }
  // biz.chosun.com has its own name; news.mt.co.kr uses that of mt.co.kr.
  const labels = host.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = pressOfHost[labels.slice(first).join('.')];
    if (name !== undefined) return name;
  }
  return host;
}
