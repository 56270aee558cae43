import { health } from '@gaemi/contracts/health';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { sourceVariables } from '@gaemi/runtime/settings/environment-fields';
import { unreadFeeds } from '@gaemi/runtime/settings/news-settings';
import { unnamedProxy } from '@gaemi/runtime/settings/trusted-proxies';
import * as z from 'zod';
import type { Parts } from './embedded/embedded-parts.ts';
import { firstSteps, listText } from './first-steps.ts';
import type { StandaloneEnvironment } from './settings/environment.ts';

const audience: Readonly<Record<string, string>> = {
  localhost: 'this machine only',
  all: 'every machine that reaches this one (all network interfaces)',
};

/** What whoever started the product wants to know, once it answers. */
export function banner(facts: {
  env: Pick<
    StandaloneEnvironment,
    'adminEmail' | 'all' | 'dataDir' | 'webOrigin' | 'listenHost' | 'trustedProxies' | 'dangers'
  >;
  parts: Pick<Parts, 'mailboxUrl' | 'smtpUrl'>;
  /** How to get in as the admin: the password itself the first time only. */
  adminPassword: string;
  /** The answer of the health endpoint. */
  health: unknown;
}): string {
  const { env, parts } = facts;
  const rows = [
    ['Address', env.webOrigin],
    ['Open to', audience[env.listenHost] ?? `whoever reaches ${env.listenHost}`],
    ['Mailbox', parts.mailboxUrl ?? 'none, mail goes out through SMTP_URL'],
    ['Admin e-mail', env.adminEmail],
    ['Admin password', facts.adminPassword],
    ['Data sources', sourcesText(facts.health)],
    ...feedRows(env.all),
    ...stepRows(facts.health),
    ...limitRows(facts.health),
    ['Data directory', env.dataDir],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${`${name}:`.padEnd(16)}${value}`);
  const problem = unnamedProxy(env.webOrigin, env.trustedProxies);
  const warnings = [...(problem === null ? [] : [problem]), ...env.dangers].flatMap((line) => [line, '']);
  return ['', '개미렌즈 is running. Ctrl-C stops it.', '', ...lines, '', ...warnings].join('\n');
}

/** One row for each source whose rights limit what is done with it. */
function limitRows(answer: unknown): [string, string][] {
  const { data } = health.pick({ rights: true }).safeParse(answer);
  return (data?.rights ?? []).flatMap(({ source, limits }) => (limits === null ? [] : [[`Rights ${source}`, limits]]));
}

/** Feeds that are set but not read. */
function feedRows(variables: NodeJS.ProcessEnv): [string, string][] {
  const line = unreadFeeds(parseEnvironment(z.object(sourceVariables), variables));
  return line === null ? [] : [['Feeds', line]];
}

function stepRows(answer: unknown): [string, string][] {
  const { data } = health.pick({ sources: true, stock_master: true }).safeParse(answer);
  if (data === undefined) return [];
  const { real, sample, next } = firstSteps(data);
  return [
    ['Real', real],
    ['Sample', sample],
    ['Next step', next],
  ];
}

function sourcesText(answer: unknown): string {
  const { success, data } = health.pick({ sources: true, stock_master: true }).safeParse(answer);
  if (!success) return 'unknown';
  return Object.entries({ ...data.sources, stock_master: listText(data) })
    .map(([kind, source]) => `${kind.replace('_', ' ')} = ${source}`)
    .join(', ');
}
