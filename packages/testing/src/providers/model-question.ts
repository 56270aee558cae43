/** A chat-completion request in the form for the stub's model. */
export interface ModelQuestion {
  model: string;
  system: string;
  user: string;
  /** All the fields of the body. */
  parameters: Record<string, unknown>;
  /** The articles in the data of a judging request. */
  articles: { article: number; title: string; description: string }[];
  /** The events in the data of a summary request. */
  events: { title: string; reason: string }[];
}

/** Returns undefined for a body that is not a chat-completion request. */
export function readQuestion(body: string): ModelQuestion | undefined {
  const parameters = parseRecord(body);
  if (!Array.isArray(parameters.messages) || typeof parameters.model !== 'string') return undefined;
  const said = (role: string) =>
    list(parameters.messages)
      .filter((message) => message.role === role)
      .map(({ content }) => text(content))
      .join('\n');
  const user = said('user');
  const data = parseRecord(/<<<DATA (\w+)>>>\n(.*)\n<<<END \1>>>/s.exec(user)?.[2] ?? '{}');
  return {
    model: parameters.model,
    system: said('system'),
    user,
    parameters,
    articles: list(data.articles).map(({ article, title, description }) => ({
      article: Number(article),
      title: text(title),
      description: text(description),
    })),
    events: list(data.events).map(({ title, reason }) => ({ title: text(title), reason: text(reason) })),
  };
}

function parseRecord(json: string): Record<string, unknown> {
  try {
    return record(JSON.parse(json));
  } catch {
    return {};
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
