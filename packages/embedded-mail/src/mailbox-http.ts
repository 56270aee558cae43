import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailStore } from './mail-store.ts';

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  csp: string;
}

/** Allows the page its own script, style, API and frames of its mails only. */
const PAGE_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Allows a mail's HTML inline styles and embedded pictures only: no script, no request, a separate origin. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox";
const NO_CONTENT_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Serves the mailbox page and its API:
 * `GET /`, `GET /api/messages` (`{ items, total }`, newest first, without bodies), `GET /api/messages/:id`,
 * `DELETE /api/messages` (204), `GET /messages/:id/html` (the mail's own HTML, for a sandboxed frame).
 */
export async function startMailboxHttp(
  listen: { host: string; port: number },
  store: MailStore,
): Promise<{ port: number; close(): Promise<void> }> {
  const pages = readPages();
  const server = createServer((request, response) => {
    send(response, isForeign(request) ? error(403, 'Forbidden') : route(request, { store, pages }));
  });
  await once(server.listen(listen.port, listen.host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function route(request: IncomingMessage, { store, pages }: { store: MailStore; pages: Map<string, Answer> }): Answer {
  // `new URL` would throw on paths that any client may send, such as `//`.
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (pathname === '/api/messages' && request.method === 'DELETE') {
    store.clear();
    return { status: 204, type: 'application/json', body: '', csp: NO_CONTENT_CSP };
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return error(405, 'Method not allowed');

  const page = pages.get(pathname);
  if (page !== undefined) return page;
  if (pathname === '/api/messages') {
    const items = store.list();
    return json(200, { items, total: items.length });
  }
  const mail = store.find(/^\/(?:api\/)?messages\/(\d+)(?:\/html)?$/.exec(pathname)?.[1] ?? '');
  if (mail !== null && pathname === `/api/messages/${mail.id}`) return json(200, mail);
  if (mail?.html != null && pathname === `/messages/${mail.id}/html`) {
    return { status: 200, type: 'text/html; charset=utf-8', body: mail.html, csp: MAIL_CSP };
  }
  return error(404, 'Not found');
}

/**
 * Refuses requests of other sites, so that none reads codes or empties the mailbox: a foreign Host (a name made to
 * resolve to this machine) and a foreign Origin.
 */
function isForeign(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  const port = request.socket.localPort;
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (host === undefined || !own.includes(host.toLowerCase())) return true;
  return origin !== undefined && origin !== `http://${host}`;
}

function readPages(): Map<string, Answer> {
  const read = (name: string, type: string): Answer => ({
    status: 200,
    type: `${type}; charset=utf-8`,
    body: readFileSync(new URL(`./mailbox/${name}`, import.meta.url)),
    csp: PAGE_CSP,
  });
  return new Map([
    ['/', read('mailbox.html', 'text/html')],
    ['/mailbox.js', read('mailbox.js', 'text/javascript')],
    ['/mailbox.css', read('mailbox.css', 'text/css')],
  ]);
}

function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body), csp: NO_CONTENT_CSP };
}

function error(status: number, detail: string): Answer {
  return json(status, { detail });
}

function send(response: ServerResponse, { status, type, body, csp }: Answer): void {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': csp,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  // Node omits the body for HEAD.
  response.end(body);
}
