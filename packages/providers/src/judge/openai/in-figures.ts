/** Words that writers use for figures, and the figures. */
const figures: readonly (readonly [RegExp, string])[] = [
  [/弗/g, '달러'],
  [/(?<![가-힣])이틀(?!째)/g, '2일'],
  [/사흘(?!째)/g, '3일'],
  [/나흘(?!째)/g, '4일'],
  [/닷새(?!째)/g, '5일'],
  [/열흘(?!째)/g, '10일'],
  [/(?<![가-힣])한 달/g, '1개월'],
  [/(?<![가-힣])두 달/g, '2개월'],
  [/(?<![가-힣])(?:석|세) 달/g, '3개월'],
  [/(?<![가-힣])절반(?: 수준)?으로/g, '50% 줄어'],
  [/(?<![가-힣])절반/g, '50%'],
  [/(?<!\d)1[~∼-]3월/g, '1분기'],
  [/(?<!\d)4[~∼-]6월/g, '2분기'],
  [/(?<!\d)7[~∼-]9월/g, '3분기'],
  [/(?<!\d)10[~∼-]12월/g, '4분기'],
];

/** A text with words for figures as figures, so that "사흘" and "3일" are the same to the checker of sentences. */
export function inFigures(text: string): string {
  return figures.reduce((written, [word, figure]) => written.replace(word, figure), text);
}
