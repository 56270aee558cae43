import { type Environment, isBehindTls } from '../../environment.ts';

/** Behind TLS the name's prefix makes browsers refuse the cookie from anywhere but this very host. */
export const sessionCookieName = (environment: Environment) =>
  isBehindTls(environment) ? '__Host-gaemi.sid' : 'gaemi.sid';

/** How browsers keep the cookie, beside its life. */
export const sessionCookie = (environment: Environment) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isBehindTls(environment),
  path: '/',
});
