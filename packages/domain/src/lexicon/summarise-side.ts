export type SideEvent = { title: string; strength: 1 | 2 | 3; group?: string };

/** Two to four calm sentences on one side's events, the same for the same events in the same order. `score` is 0–100. */
export function summariseSide(input: {
  side: 'good' | 'bad';
  companyName: string;
  events: readonly SideEvent[];
  score: number;
}): string {
  const side = input.side === 'good' ? '호재' : '악재';
  const strongest = input.events.toSorted((a, b) => b.strength - a.strength)[0];
  if (strongest === undefined) return `이 기간에는 ${side}로 볼 만한 소식이 없었어요.`;
  const sentences = [
    `${input.companyName}에 ${side}로 볼 만한 소식이 ${input.events.length}건 있었어요.`,
    `가장 무게가 큰 소식은 ‘${strongest.title}’ 소식이에요.`,
  ];
  if (input.events.length < 3) sentences.push('판단할 소식이 적어 점수가 쉽게 바뀔 수 있어요.');
  return sentences.join(' ');
}
