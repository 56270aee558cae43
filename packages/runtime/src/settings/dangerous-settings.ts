import { BlockList, isIP } from 'node:net';

interface Settings {
  WEB_ORIGIN: string;
  RATE_LIMIT_SCALE: number;
  SMTP_URL?: string | null | undefined;
  LEGAL_DIR?: unknown;
  SESSION_SECRET?: string | undefined;
  WITHDRAWN_EMAIL_SECRET?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

const inside = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether anybody may open an address with this host name, as far as its form tells. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return !inside.check(host, version === 4 ? 'ipv4' : 'ipv6');
  return host.includes('.') && !/\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}

/** Whether the site's address is one that anybody may open. */
export const isPublicOrigin = (webOrigin: string): boolean => isPublicHost(new URL(webOrigin).hostname);

/** A limit of ten wrong passwords becomes one of a thousand. */
const AS_GOOD_AS_NONE = 100;

/** What stands in the documents and `.env.example` in place of a secret. */
const examples = ['at least sixteen characters', 'letters1and2digits'];
const isExample = (given: string | undefined) => given !== undefined && examples.includes(given);

/** Lines about settings that work, and that an operator should not go on with. */
export function findDangers({ WEB_ORIGIN, RATE_LIMIT_SCALE, SMTP_URL, LEGAL_DIR, ...secrets }: Settings): string[] {
  const { hostname, protocol } = new URL(WEB_ORIGIN);
  const isPublic = isPublicHost(hostname);
  const dangers: readonly [boolean, string][] = [
    [
      isPublic && protocol === 'http:',
      `WEB_ORIGIN: http for the public name ${hostname}: passwords and cookies cross the network in the clear. End TLS before the product and write https`,
    ],
    [
      RATE_LIMIT_SCALE === 0 || RATE_LIMIT_SCALE >= AS_GOOD_AS_NONE,
      'RATE_LIMIT_SCALE: 0 or so high that nothing limits guessed passwords and codes. Take the line away, or write 1',
    ],
    [
      isPublic && SMTP_URL == null,
      `SMTP_URL: not set, so codes and alerts for members of ${hostname} stay in the mailbox of this machine. Name your mail server`,
    ],
    [
      isPublic && LEGAL_DIR === undefined,
      `LEGAL_DIR: not set, so ${hostname} shows drafts in the place of its terms, its privacy policy and its operator. Name a folder with terms.md, privacy.md and operator.json`,
    ],
    [
      isPublic && isExample(secrets.SESSION_SECRET),
      'SESSION_SECRET: the one of the example, which everybody knows. Write a random one (openssl rand -base64 48)',
    ],
    [
      isPublic && isExample(secrets.WITHDRAWN_EMAIL_SECRET),
      'WITHDRAWN_EMAIL_SECRET: the one of the example, which everybody knows. Write a random one before a member withdraws (openssl rand -base64 48)',
    ],
    [
      isPublic && isExample(secrets.ADMIN_PASSWORD),
      'ADMIN_PASSWORD: the one of the example, which everybody knows. Write another one, and change it on My page where an admin has it already',
    ],
  ];
  return dangers.flatMap(([isDangerous, line]) => (isDangerous ? [line] : []));
}
