import { addLiveAnalysis, filedEvent } from '@gaemi/api/test/live-analysis.ts';
import { PASSWORD, type TestApi } from '@gaemi/api/test/start-test-api.ts';
import type { Response } from 'supertest';

type Browser = ReturnType<TestApi['browser']>;

/** A session or API key that the model believes to work, or to have ended. */
export interface Right {
  member: number;
  kind: 'session' | 'key';
  isAlive: boolean;
  /** Whether it may start analyses. */
  canAnalyse: boolean;
  /** Names the session or key in the API. */
  id: string;
}

/** What the service should hold by now. */
export interface Model {
  members: { isWithdrawn: boolean }[];
  rights: Right[];
  analyses: { owner: number; isErased: boolean }[];
  shares: { owner: number; analysis: number; isAlive: boolean }[];
  /** Time of the admin's log-in, on the world's clock. */
  adminConfirmedAt: number;
}

/** What the service gave: in the order of the model's lists. */
interface Given {
  secrets: { browser: Browser; authorization: string | null }[];
  analyses: string[];
  shares: string[];
}

type Method = 'get' | 'post' | 'delete' | 'patch';

/** Members of one run with what they were given. Every answer passes through here, so no command can forget to look at it. */
export class World {
  readonly given: Given = { secrets: [], analyses: [], shares: [] };
  readonly passwords: string[] = [];
  private readonly api: TestApi;
  private readonly run: string;
  /** Seconds that the clock was moved in this run. */
  seconds = 0;
  private readonly ids: string[] = [];
  private admin: Browser;

  private constructor(api: TestApi, run: string) {
    this.api = api;
    this.run = run;
    this.admin = api.browser();
  }

  static async open(api: TestApi, run: number, members: number): Promise<World> {
    const world = new World(api, String(run));
    for (let member = 0; member < members; member += 1) {
      const { _id } = await api.addMember(world.emailOf(member), { credit: 1_000 });
      world.ids.push(_id.toHexString());
      world.passwords.push(PASSWORD);
    }
    await api.addMember(`admin-${run}@fuzz.example`, { isAdmin: true });
    await world.logInAdmin();
    return world;
  }

  emailOf(member: number): string {
    return `member-${member}-of-${this.run}@fuzz.example`;
  }

  idOf(member: number): string {
    return this.ids[member] ?? '';
  }

  async logInAdmin(): Promise<void> {
    const body = { user_email: `admin-${this.run}@fuzz.example`, password: PASSWORD };
    await this.admin.post('/api/v1/users/log-in').send(body).expect(200);
  }

  forward(seconds: number): void {
    this.api.clock.forward(seconds);
    this.seconds += seconds;
  }

  /** Sends a call by a right. Throws for a 5xx and for an answer that names another member. */
  async by(right: number, member: number, call: { method: Method; path: string; body?: object }): Promise<Response> {
    const { browser, authorization } = this.given.secrets[right] ?? {
      browser: this.api.browser(),
      authorization: null,
    };
    return this.send(browser, { ...call, authorization, member });
  }

  /** Sends a call as the admin, who may see members. */
  byAdmin(call: { method: Method; path: string; body?: object }): Promise<Response> {
    return this.send(this.admin, { ...call, authorization: null, member: null });
  }

  /** Sends a call without any right. */
  byNobody(call: { method: Method; path: string; body?: object }): Promise<Response> {
    return this.send(this.api.browser(), { ...call, authorization: null, member: -1 });
  }

  /** Logs a member in, in a browser of its own. */
  async logIn(member: number, password: string): Promise<{ answer: Response; browser: Browser }> {
    const browser = this.api.browser();
    const body = { user_email: this.emailOf(member), password };
    const call = { method: 'post', path: 'users/log-in', body, authorization: null, member } as const;
    return { answer: await this.send(browser, call), browser };
  }

  /** Signs up the next member. */
  async signUp(member: number): Promise<void> {
    const email = this.emailOf(member);
    const browser = this.api.browser();
    await this.confirmAddress(browser, member, 'sign-up');
    const passwords = { user_pw: PASSWORD, user_pw_confirm: PASSWORD };
    const form = {
      user_email: email,
      user_name: '박개미',
      user_mobile: '010-2222-3333',
      user_agree: true,
      ...passwords,
    };
    const call = { method: 'post', path: 'users/sign-up', body: form, authorization: null, member } as const;
    expectStatus(await this.send(browser, call), 201, 'sign-up');
    const made = await this.api.users.findByEmail(email);
    this.ids.push(made?._id.toHexString() ?? '');
    this.passwords.push(PASSWORD);
  }

  /** Sets a new password by a mailed code. Returns the status of the last answer. */
  async reset(member: number, password: string): Promise<number> {
    const browser = this.api.browser();
    const asked = await this.confirmAddress(browser, member, 'password-change');
    if (asked !== 200) return asked;
    const body = { user_email: this.emailOf(member), new_password: password };
    const call = { method: 'post', path: 'users/change-password', body, authorization: null, member } as const;
    const { status } = await this.send(browser, call);
    if (status === 200) this.passwords[member] = password;
    return status;
  }

  private async confirmAddress(browser: Browser, member: number, type: string): Promise<number> {
    const email = this.emailOf(member);
    const post = (path: string, body: object) =>
      this.send(browser, {
        method: 'post',
        path: `verification/${path}?email_type=${type}`,
        body,
        authorization: null,
        member,
      });
    // The wait between two codes of one network is not what this is about.
    this.forward(31);
    const asked = await post('request', { email });
    if (asked.status !== 200) return asked.status;
    const mail = (await this.api.mail.messages()).find(
      ({ to, text }) => to.includes(email) && text?.includes('인증코드'),
    );
    const code = /인증코드: (\d+)/.exec(mail?.text ?? '')?.[1];
    expectStatus(await post('verify', { email, code }), 200, 'the right code');
    return 200;
  }

  async addAnalysis(member: number): Promise<void> {
    const owner = await this.api.users.findByEmail(this.emailOf(member));
    if (owner === null) throw new Error(`member ${member} is gone`);
    const content = { lead: [this.markOf(member)], summary: this.markOf(member), events: [filedEvent] };
    this.given.analyses.push(await addLiveAnalysis(this.api, owner._id, content));
  }

  private markOf(member: number): string {
    return `표식 ${this.run}-${member} 끝`;
  }

  private async send(
    browser: Browser,
    {
      method,
      path,
      body,
      authorization,
      member,
    }: {
      method: Method;
      path: string;
      body?: object;
      authorization: string | null;
      member: number | null;
    },
  ): Promise<Response> {
    const call = browser[method](`/api/v1/${path}`);
    if (authorization !== null) call.set('authorization', authorization);
    const answer = await (body === undefined ? call : call.send(body));
    const where = `${method} ${path} by ${member}`;
    if (answer.status >= 500) throw new Error(`${where} answered ${answer.status}: ${answer.text}`);
    if (member !== null) {
      for (let other = 0; other < this.ids.length; other += 1) {
        if (other === member) continue;
        const isShared = path.startsWith('shared/');
        if (answer.text.includes(this.emailOf(other)) || (!isShared && answer.text.includes(this.markOf(other))))
          throw new Error(`${where} answered what belongs to ${other}: ${answer.text}`);
      }
    }
    return answer;
  }
}

/** Throws unless an answer has the status that the model expects. */
export function expectStatus(answer: Response, wanted: number | readonly number[], what: string): void {
  const statuses = typeof wanted === 'number' ? [wanted] : wanted;
  if (!statuses.includes(answer.status))
    throw new Error(`${what}: expected ${statuses.join(' or ')}, got ${answer.status} ${answer.text.slice(0, 300)}`);
}
