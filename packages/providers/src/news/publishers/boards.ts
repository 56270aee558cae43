/** Hosts of boards, blogs and networks, whose posts anybody writes. Hosts beneath them belong to them. */
const boards: ReadonlySet<string> = new Set([
  ...['pann.nate.com', 'blog.naver.com', 'cafe.naver.com', 'post.naver.com', 'kin.naver.com', 'blog.daum.net'],
  ...['cafe.daum.net', 'tistory.com', 'brunch.co.kr', 'egloos.com', 'velog.io', 'medium.com', 'blogspot.com'],
  ...['wordpress.com', 'dcinside.com', 'fmkorea.com', 'ppomppu.co.kr', 'clien.net', 'ruliweb.com', 'theqoo.net'],
  ...['mlbpark.donga.com', 'bobaedream.co.kr', 'instiz.net', 'todayhumor.co.kr', 'ilbe.com', '82cook.com'],
  ...['slrclub.com', 'dogdrip.net', 'arca.live', 'etoland.co.kr', 'humoruniv.com', 'damoang.net', 'teamblind.com'],
  ...['reddit.com', 'facebook.com', 'instagram.com', 'x.com', 'twitter.com', 'threads.net', 'youtube.com'],
  ...['namu.wiki', 'board.paxnet.co.kr'],
]);

/** Returns whether a link leads to a board, a blog or a network, and not to the press. */
export function isBoard(link: string): boolean {
  const labels = new URL(link).hostname.split('.');
  return labels.some((_, first) => boards.has(labels.slice(first).join('.')));
}
