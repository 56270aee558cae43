import { type Particle, withParticle } from '@gaemi/domain/text/particles';

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

const particles: Readonly<Record<string, Particle>> = {
  ...{ 은: '은', 는: '은', 이: '이', 가: '이' },
  ...{ 을: '을', 를: '을', 과: '과', 와: '과' },
};
const withTheirParticles = figures.map(
  ([word, figure]) => [new RegExp(`(${word.source})(?:([은는이가을를과와])(?![가-힣]))?`, 'g'), figure] as const,
);

/**
 * A text with words for figures as figures, so that "사흘" and "3일" are the same to the checker of sentences. A particle that fits the
 * word becomes one that fits the figure: 절반은 is 50%는.
 */
export function inFigures(text: string): string {
  return withTheirParticles.reduce(
    (written, [word, figure]) =>
      written.replace(word, (said: string, stem: string, particle?: string) => {
        const base = particle === undefined ? undefined : particles[particle];
        if (base === undefined) return figure;
        return /[가-힣]$/.test(stem) && withParticle(stem, base) !== said ? said : withParticle(figure, base);
      }),
    text,
  );
}
