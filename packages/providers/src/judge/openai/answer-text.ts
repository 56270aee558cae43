/**
 * Returns the answer of the model without the reasoning that some models write first and the code fence that some add.
 * Empty where the reasoning has no end: a draft in it is no answer.
 */
export function withoutWrapping(text: string): string {
  const closed = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  // Some servers swallow the opening mark.
  const after = closed.split(/<\/think(?:ing)?>/i).at(-1) ?? '';
  const said = (after.split(/<think(?:ing)?>/i, 1)[0] ?? '').trim();
  const fenced = /^```[a-z]*\s*\n?([\s\S]*?)\n?```$/i.exec(said);
  return (fenced?.[1] ?? said).trim();
}

/** Finds the JSON object in an answer, also with text around it. Undefined when there is none. */
export function jsonIn(text: string): unknown {
  const said = withoutWrapping(text);
  const fenced = /```[a-z]*\s*\n([\s\S]*?)```/i.exec(said)?.[1] ?? '';
  const inner = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, fenced, inner]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate, if any.
    }
  }
  return undefined;
}
