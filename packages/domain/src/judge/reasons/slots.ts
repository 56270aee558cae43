/** A piece of a text that a sentence takes over as it stands. */
type Slot = string;

/** An amount of money as headlines write it. */
export const money =
  /(?:약 |총 |최대 )?(?:\d[\d,.]*조 ?)?(?:\d[\d,.]*(?:천|백)?억|\d[\d,.]*조|\d[\d,.]*(?:천)?만)(?:\d[\d,.]*만)?(?:\d{1,4}(?=원))?(?: ?(?:원|달러|유로|엔|위안))?/;

/** The first amount of money in a text with its unit, spelled as the text does; 원 is added where it is left out. */
export function amountIn(text: string): Slot | null {
  const found = money.exec(text);
  if (found === null) return null;
  const amount = found[0]
    .replace(/^(?:약|총|최대) /, '')
    .replace(/ (?=원|달러|유로|엔|위안)/, '')
    .trim();
  const after = text.slice(found.index + found[0].length);
  // Other currencies, and levels that a price passes.
  if (
    /^ ?(?:[弗元]|캐나다|호주|홍콩|싱가포르|대만|파운드|루피|리얄|디르함|페소|헤알|바트|즈워티|크로네|프랑|루블)|^(?:선|대)(?![가-힣])/.test(
      after,
    )
  )
    return null;
  // 9만 명, 3만 주, 12만 대: a number of other things.
  if (
    /^ ?(?:명|대|개|주|톤|t|건|곳|호|가구|회|배|km|㎡|평|달|위|척|병|잔|권|장|GB|MW|달러대|돌파|전자|닉스)/.test(
      after,
    ) &&
    !/원|달러|유로|엔|위안/.test(amount)
  )
    return null;
  return /(?:원|달러|유로|엔|위안)$/.test(amount) ? amount : `${amount}원`;
}

/** Period of a report: "3분기" (also of 3Q), "상반기", "올해", null without. */
export function periodIn(text: string): Slot | null {
  const found = /(?:올해 |지난해 |작년 )?(?:[1-4](?:분기|Q)(?! ?(?:만에|연속|째|만의))|상반기|하반기|연간)/.exec(
    text,
  )?.[0];
  return found?.replace('Q', '분기') ?? null;
}

/** A change in percent: its size, its verb, and since when, as far as the text says so. */
export function changeIn(text: string): { size: Slot; verb: string; since: string } | null {
  const found =
    /(\d[\d,.]*%)(?:p|포인트)? ?(?:가량|가까이|넘게)? ?(↑|↓|증가|늘|급증|상승|성장|뛰|껑충|확대|개선|감소|줄|급감|하락|떨어|축소|빠)/.exec(
      text,
    );
  const [, size, word] = found ?? [];
  if (size === undefined || word === undefined) return null;
  const rises = /↑|증가|늘|급증|상승|성장|뛰|껑충|확대|개선/.test(word);
  const yearly = /전년|작년|지난해|YoY/i.test(text);
  const quarterly = /전분기|QoQ|직전 분기/i.test(text);
  const since = yearly === quarterly ? '' : yearly ? '지난해 같은 기간보다 ' : '전분기보다 ';
  return { size, verb: rises ? '늘었어요' : '줄었어요', since };
}
