const firstSyllable = 0xac00;
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const final = { none: 0, n: 4, l: 8, m: 16, ss: 20 } as const;
const lightVowels = new Set(['ㅏ', 'ㅑ', 'ㅗ']);
/** Contraction of a stem without a final consonant before -어: 치어 → 쳐, 보아 → 봐. */
const contracted: Readonly<Record<string, string>> = { ㅣ: 'ㅕ', ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅚ: 'ㅙ' };
const unchanged = new Set(['ㅏ', 'ㅐ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ']);

type Syllable = { lead: number; vowel: string; tail: number };

function take(character: string): Syllable {
  const code = character.charCodeAt(0) - firstSyllable;
  return { lead: Math.floor(code / 588), vowel: vowels.charAt(Math.floor((code % 588) / 28)), tail: code % 28 };
}

function put({ lead, vowel, tail }: Syllable): string {
  return String.fromCharCode(firstSyllable + lead * 588 + vowels.indexOf(vowel) * 28 + tail);
}

/**
 * Returns the beginnings of the forms of a verb stem; endings follow them: 놓치 → 놓치 놓쳐 놓쳤 놓친 놓칠 놓침. Stems that change ㅂ,
 * ㄷ or ㅅ have to be listed.
 */
export function conjugate(stem: string): string[] {
  const head = stem.slice(0, -1);
  const last = take(stem.slice(-1));
  const add = (syllable: Syllable, tail: number) => head + put({ ...syllable, tail });
  const forms = [stem, add(last, last.tail === final.l || last.tail === 0 ? final.n : last.tail)];
  if (last.tail === 0) {
    forms.push(add(last, final.l), add(last, final.m));
    const before = infinitive(stem);
    const ending = take(before.slice(-1));
    forms.push(before, before.slice(0, -1) + put({ ...ending, tail: final.ss }));
  } else {
    const light = lightVowels.has(last.vowel);
    forms.push(stem + (light ? '아' : '어'), stem + (light ? '았' : '었'));
    if (last.tail === final.l) forms.push(`${add(last, 0)}는`, `${add(last, 0)}네`);
    else forms.push(`${stem}은`, `${stem}을`);
  }
  return [...new Set(forms)];
}

/** Returns the form before -서 of a stem that ends in a vowel: 놓치 → 놓쳐, 하 → 해, 오르 → 올라, 끄 → 꺼. */
function infinitive(stem: string): string {
  const head = stem.slice(0, -1);
  const last = take(stem.slice(-1));
  if (stem.endsWith('하')) return `${head}해`;
  if (last.vowel === 'ㅡ') {
    const before = head === '' ? undefined : take(head.slice(-1));
    const vowel = before !== undefined && lightVowels.has(before.vowel) ? 'ㅏ' : 'ㅓ';
    if (!stem.endsWith('르') || before === undefined) return head + put({ ...last, vowel });
    return head.slice(0, -1) + put({ ...before, tail: final.l }) + put({ ...last, vowel });
  }
  const short = contracted[last.vowel];
  if (short !== undefined) return head + put({ ...last, vowel: short });
  return unchanged.has(last.vowel) ? stem : `${stem}어`;
}

/** Stems in ㄹ, which drops before ㄴ다: 판다 is 팔 + ㄴ다. Others that end alike (산다, 간다) are stems in a vowel. */
const droppedRieul: Readonly<Record<string, string>> = {
  판: '팔',
  연: '열',
  든: '들',
  푼: '풀',
  건: '걸',
  문: '물',
  단: '달',
  민: '밀',
  돈: '돌',
  턴: '털',
};
const irregular: Readonly<Record<string, string>> = { 짓: '지어', 잇: '이어', 낫: '나아', 돕: '도와', 눕: '누워' };

/**
 * The polite form of a verb in the plain form, in which headlines end: "늘린다" → "늘려요", "맺었다" → "맺었어요". Null for
 * a word in another form, and for a wish ("하겠다").
 */
export function politeForm(verb: string): string | null {
  const stem = verb.slice(0, -1);
  if (!verb.endsWith('다') || !/[가-힣]$/.test(stem) || stem.endsWith('겠')) return null;
  const last = take(stem.slice(-1));
  if (last.tail === final.ss || stem.endsWith('없')) return `${stem}어요`;
  if (stem.endsWith('는')) return `${consonantInfinitive(stem.slice(0, -1))}요`;
  return last.tail === final.n ? polite(stem) : null;
}

/** The form of a decision of a verb in the plain present: "판다" → "팔기로 했어요", "접는다" → "접기로 했어요"; else null. */
export function decidedForm(verb: string): string | null {
  if (!/[가-힣]다$/.test(verb)) return null;
  const present = verb.slice(0, -1);
  if (present.endsWith('는')) return `${present.slice(0, -1)}기로 했어요`;
  const sign = present.slice(-1);
  if (take(sign).tail !== final.n) return null;
  return `${present.slice(0, -1)}${droppedRieul[sign] ?? put({ ...take(sign), tail: 0 })}기로 했어요`;
}

/** Of a stem with the ㄴ of the present: 늘린 → 늘려요, 판 → 팔아요. */
function polite(present: string): string {
  const head = present.slice(0, -1);
  const sign = present.slice(-1);
  const rieul = droppedRieul[sign];
  if (rieul !== undefined) return `${consonantInfinitive(head + rieul)}요`;
  return `${infinitive(head + put({ ...take(sign), tail: 0 }))}요`;
}

/** The form before -요 of a stem that ends in a consonant: 받 → 받아, 맺 → 맺어, 짓 → 지어. */
function consonantInfinitive(stem: string): string {
  const sign = stem.slice(-1);
  const short = irregular[sign];
  if (short !== undefined) return stem.slice(0, -1) + short;
  return stem + (lightVowels.has(take(sign).vowel) ? '아' : '어');
}
