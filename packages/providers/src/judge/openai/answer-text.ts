/** What the model really says: without the thoughts some models write first and the code fence some put around. */
export function withoutWrapping(text: string): string {
  const said = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').trim();
  const fenced = /^```[a-z]*\s*\n?([\s\S]*?)\n?```$/i.exec(said);
  return (fenced?.[1] ?? said).trim();
}

/** The JSON object in an answer, also where words stand around it. Undefined where there is none. */
export function jsonIn(text: string): unknown {
  const said = withoutWrapping(text);
  const inner = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, inner]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate, if any.
    }
  }
  return undefined;
}
