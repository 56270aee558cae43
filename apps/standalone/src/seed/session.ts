import { type Route, routes } from '@gaemi/contracts/routes';
import { SeedError } from './seed-error.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Call {
  /** Path parameters by name. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

const ANSWER_MS = 30_000;

/** A visitor of the API, with the cookie of the last log-in. */
export class Session {
  private readonly api: string;
  private cookie = '';

  /** @param api address of the API, its prefix included */
  constructor(api: string) {
    this.api = api;
  }

  /** Sends one call and returns any answer. */
  async ask({ method, path }: Route, { params = {}, query, body }: Call = {}): Promise<Answer> {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const response = await fetch(`${this.api}/${filled}${search}`, {
      method,
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  /** Sends one call. @throws SeedError when the answer is not a success */
  async send(route: Route, call: Call = {}): Promise<unknown> {
    const { status, body } = await this.ask(route, call);
    if (status >= 300) throw new SeedError(`${route.method} ${route.path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** False when address or password are wrong. */
  async logIn(email: string, password: string): Promise<boolean> {
    const answer = await this.ask(routes.logIn, { body: { user_email: email, password } });
    if (answer.status === 200) return true;
    if (answer.status === 401) return false;
    throw new SeedError(`the log-in of ${email} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}
