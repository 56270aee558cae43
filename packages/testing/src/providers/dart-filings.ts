/** A company of the directory. Without shares on an exchange its stock code is blank. */
export interface DartCompany {
  corp_code: string;
  corp_name: string;
  stock_code: string;
  corp_cls: 'Y' | 'K' | 'N' | 'E';
}

/** A row of the list of filings. */
export interface DartFiling extends DartCompany {
  report_nm: string;
  /** 14 digits. */
  rcept_no: string;
  flr_nm: string;
  /** `20261120` */
  rcept_dt: string;
  rm?: string;
}

/** Returns invented companies, with the stock codes and names of the made-up rows of the KIS stub. */
export function madeUpCompanies(count: number): DartCompany[] {
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index % 2 === 0;
    const number = Math.floor(index / 2);
    return {
      corp_code: String(90_000_000 + index),
      corp_name: `${isFirst ? '가온' : '나래'}${number}산업`,
      stock_code: String((isFirst ? 100_000 : 600_000) + 10 * number),
      corp_cls: isFirst ? 'Y' : 'K',
    };
  });
}

/** Returns a filing of a company. `number` are the last digits of its receipt number. */
export function dartFiling(
  company: DartCompany,
  fields: { day: string; number: number; report: string; rm?: string },
): DartFiling {
  const day = fields.day.replaceAll('-', '');
  return {
    ...company,
    // The list pads names with blanks.
    report_nm: `${fields.report}          `,
    rcept_no: `${day}${String(fields.number).padStart(6, '0')}`,
    flr_nm: company.corp_name,
    rcept_dt: day,
    rm: fields.rm ?? (company.corp_cls === 'Y' ? '유' : '코'),
  };
}

/** Names of reports, roughly as often as a day has them. */
const reports = [
  '임원ㆍ주요주주특정증권등소유상황보고서',
  '임원ㆍ주요주주특정증권등소유상황보고서',
  '임원ㆍ주요주주특정증권등소유상황보고서',
  '주식등의대량보유상황보고서(약식)',
  '단일판매ㆍ공급계약체결',
  '[기재정정]단일판매ㆍ공급계약체결',
  '연결재무제표기준영업(잠정)실적(공정공시)',
  '현금ㆍ현물배당결정',
  '주요사항보고서(전환사채권발행결정)',
  '주요사항보고서(자기주식취득결정)',
  '기업설명회(IR)개최(안내공시)',
  '풍문또는보도에대한해명(미확정)',
];

/** Returns a day with 900 filings of 400 invented companies, two in a minute, from 07:30 to 18:00 in Seoul. */
export function madeUpDay(day: string): { filings: DartFiling[]; feed: DartFeedItem[] } {
  const companies = madeUpCompanies(400);
  const opening = Date.parse(`${day}T07:30:00+09:00`);
  const all = Array.from({ length: 900 }, (_, index) => {
    const company = companies[(index * 37) % companies.length] ?? companies[0];
    if (company === undefined) throw new Error('no company');
    const report = reports[(index * 5) % reports.length] ?? '기타경영사항';
    const filing = dartFiling(company, { day, number: index + 1, report });
    const moment = new Date(opening + Math.floor(index / 2) * 84_000);
    return { filing, item: feedItem(filing, moment) };
  });
  return {
    filings: all.map(({ filing }) => filing),
    feed: all.map(({ item }) => item).toReversed(),
  };
}

/** An item of the feed of the day. */
export interface DartFeedItem {
  title: string;
  rcpNo: string;
  moment: Date;
}

const markets = { Y: '유가', K: '코스닥', N: '코넥스', E: '기타' } as const;

export function feedItem(filing: DartFiling, moment: Date): DartFeedItem {
  const title = `(${markets[filing.corp_cls]})${filing.corp_name} - ${filing.report_nm.trim()}`;
  return { title, rcpNo: filing.rcept_no, moment };
}

/** Returns the feed as DART writes it: `pubDate` in GMT and `dc:date` in UTC, or `dc:date` alone. */
export function dartFeedXml(items: readonly DartFeedItem[], options: { pubDate?: boolean } = {}): string {
  const entries = items.map(({ title, rcpNo, moment }) => {
    const iso = moment.toISOString().replace(/\.\d+Z$/, 'Z');
    const pubDate = options.pubDate === false ? '' : `<pubDate>${moment.toUTCString()}</pubDate>`;
    return `<item><title>${title}</title><link>http://dart.fss.or.kr/dsaf001/main.do?rcpNo=${rcpNo}</link><category>공시</category>${pubDate}<guid>http://dart.fss.or.kr/dsaf001/main.do?rcpNo=${rcpNo}</guid><dc:creator>${title}</dc:creator><dc:date>${iso}</dc:date></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0"><channel><title>금융감독원 전자공시시스템(DART) 오늘의공시</title><link>http://dart.fss.or.kr/</link><description>오늘의 공시</description>
${entries.join('\n')}
</channel></rss>`;
}

/** Returns the feed of a company as DART writes it: each moment as `pubDate` in GMT and as `dc:date` in UTC. */
export function companyFeedXml(name: string, items: readonly DartFeedItem[]): string {
  const entries = items.map(({ title, rcpNo, moment }) => {
    const link = `https://dart.fss.or.kr/api/link.jsp?rcpNo=${rcpNo}`;
    const iso = moment.toISOString().replace(/\.\d+Z$/, 'Z');
    return `    <item>
      <title>${title}</title>
      <link>${link}</link>
      <pubDate>${moment.toUTCString()}</pubDate>
      <guid>${link}</guid>
      <dc:date>${iso}</dc:date>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0">
  <channel>
    <title>DART : ${name}의 공시</title>
    <link>https://dart.fss.or.kr</link>
    <pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>
    <dc:date>2026-11-20T09:00:00Z</dc:date>
${entries.join('\n')}
  </channel>
</rss>`;
}
