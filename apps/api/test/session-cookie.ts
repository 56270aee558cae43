/** The cookie lines of an answer whose name fits. */
export function cookieLines(answer: { headers: Record<string, unknown> }, name = /gaemi\.sid$/): string[] {
  const lines: unknown = answer.headers['set-cookie'];
  return Array.isArray(lines) ? lines.map(String).filter((line) => name.test(line.split('=', 1)[0] ?? '')) : [];
}

/** The session cookie of an answer as a browser sends it back. */
export const readSessionCookie = (answer: { headers: Record<string, unknown> }): string =>
  cookieLines(answer)[0]?.split(';', 1)[0] ?? '';
