// Codes of the exchange's industries (지수업종) in the master files, in the short words of the screens.
const kospi: Readonly<Record<string, string>> = {
  ...{ '0005': '음식료', '0006': '섬유·의류', '0007': '종이·목재', '0008': '화학', '0009': '제약', '0010': '비금속' },
  ...{
    '0011': '철강·금속',
    '0012': '기계',
    '0013': '전기·전자',
    '0014': '의료·정밀',
    '0015': '운송장비',
    '0016': '유통',
  },
  ...{ '0017': '전기·가스', '0018': '건설', '0019': '운송·창고', '0020': '통신', '0021': '금융', '0024': '증권' },
  ...{ '0025': '보험', '0026': '서비스', '0027': '제조' },
};
const kosdaq: Readonly<Record<string, string>> = {
  ...{ '1009': '제조', '1010': '건설', '1011': '유통', '1013': '운송·창고', '1014': '금융', '1015': '오락·문화' },
  ...{ '1019': '음식료', '1020': '섬유·의류', '1021': '종이·목재', '1022': '출판', '1023': '화학', '1024': '제약' },
  ...{ '1025': '비금속', '1026': '철강·금속', '1027': '기계', '1028': '전기·전자', '1029': '의료·정밀' },
  ...{ '1030': '운송장비', '1031': '기타 제조' },
};
const names: Readonly<Record<string, string>> = { ...kospi, ...kosdaq };

/** Returns the name of an industry: of the middle class, else of the large one; null where neither is known. */
export const findIndustry = (large: string, middle: string): string | null => names[middle] ?? names[large] ?? null;
