/** How the link of a filing in OpenDART's viewer begins; its receipt number follows. */
export const DART_FILINGS = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=';

/** How the link of a made-up filing begins. */
export const SAMPLE_FILINGS = 'https://sample.gaemilens.example/filings/';

/** Whether a link leads to a filing: who files is no press house, and reports nothing of others. */
export const isFilingLink = (link: string): boolean => link.startsWith(DART_FILINGS) || link.startsWith(SAMPLE_FILINGS);
