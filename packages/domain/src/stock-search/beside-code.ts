/** A name and the code that was written with it, as the press does: 삼성전자(005930). */
interface NameWithCode {
  name: string;
  code: string;
}

/** Splits a text that has the code of a stock in it; null for one that has none, or those of several stocks. */
export function splitAtCode(text: string): NameWithCode | null {
  const [code, other] = text.match(/(?<![\da-z])\d[\da-z]{5}(?![\da-z])/gi) ?? [];
  if (code === undefined || other !== undefined) return null;
  return { code, name: text.replace(code, '').replaceAll(/[()[\]]/g, '') };
}
