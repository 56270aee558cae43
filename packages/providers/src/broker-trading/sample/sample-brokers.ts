/**
 * A broker of the sample trading. `weight` is its share of the market. `steadiness` (0–1) is how close its buying and
 * selling are on a day.
 */
export interface SampleBroker {
  name: string;
  weight: number;
  steadiness: number;
}

const of = (steadiness: number, weights: Readonly<Record<string, number>>): SampleBroker[] =>
  Object.entries(weights).map(([name, weight]) => ({ name, weight, steadiness }));

const foreign = of(0.25, {
  모간스탠리: 60,
  JP모간: 52,
  골드만삭스: 45,
  메릴린치: 44,
  UBS: 40,
  씨티그룹: 26,
  맥쿼리: 22,
  HSBC: 18,
  CLSA: 16,
  노무라: 14,
  BNP파리바: 10,
});

/** Names of real brokerages on the Korea Exchange; their trades here are made up. */
export const sampleBrokers: readonly SampleBroker[] = [
  ...of(0.85, {
    키움증권: 190,
    미래에셋증권: 130,
    한국투자증권: 95,
    삼성증권: 85,
    NH투자증권: 85,
    KB증권: 80,
    신한투자증권: 60,
    토스증권: 55,
  }),
  ...of(0.6, {
    하나증권: 32,
    대신증권: 30,
    메리츠증권: 28,
    카카오페이증권: 18,
    유안타증권: 17,
    한화투자증권: 15,
    교보증권: 13,
    유진투자증권: 12,
    DB증권: 11,
    LS증권: 11,
    현대차증권: 10,
    IBK투자증권: 9,
    SK증권: 9,
    iM증권: 8,
    신영증권: 7,
    다올투자증권: 7,
    BNK투자증권: 5,
    상상인증권: 4,
    부국증권: 3,
    유화증권: 2,
  }),
  ...foreign,
];

/** Returns true for the brokers through which foreigners trade. */
export const isForeignBroker = (name: string): boolean => foreign.some((broker) => broker.name === name);
