/**
 * Feeds of the press about the market, for `NEWS_FEED_URLS=press`. Their terms allow personal use: an operator asks for
 * them by name, and nothing chooses them by itself. Each answered when it was last read by others, in July to September
 * 2026. 이데일리 speaks a TLS too old for Node, so its address is http.
 */
export const pressFeeds: readonly { name: string; url: string }[] = [
  { name: '연합뉴스 마켓+', url: 'https://www.yna.co.kr/rss/market.xml' },
  { name: '연합뉴스 경제', url: 'https://www.yna.co.kr/rss/economy.xml' },
  { name: '한국경제 증권', url: 'https://www.hankyung.com/feed/finance' },
  { name: '아시아경제 증권', url: 'https://www.asiae.co.kr/rss/stock.htm' },
  { name: '연합인포맥스', url: 'https://news.einfomax.co.kr/rss/S1N2.xml' },
  { name: '파이낸셜뉴스 증권', url: 'https://www.fnnews.com/rss/r20/fn_realnews_stock.xml' },
  {
    name: '조선비즈 증권',
    url: 'https://biz.chosun.com/arc/outboundfeeds/rss/category/stock/?outputType=xml',
  },
  { name: '뉴시스 경제', url: 'https://newsis.com/RSS/economy.xml' },
  { name: '이데일리 증권', url: 'http://rss.edaily.co.kr/stock_news.xml' },
];
