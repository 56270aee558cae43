import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Listening, listenForSockets } from './listen.ts';
import type { ProxySettings } from './mongo-proxy.ts';

const END_OF_MAIL = '\r\n.\r\n';

/** Stands between one process and the mail server. Points are the SMTP verbs, and `mail` for the text of one. */
export function startSmtpProxy(settings: ProxySettings): Promise<Listening> {
  return listenForSockets((socket) => serve(socket, settings));
}

function serve(client: Socket, { desk, from, upstream }: ProxySettings): void {
  if (desk.isAway('mail')) {
    client.destroy();
    return;
  }
  const server = connect(upstream(), '127.0.0.1');
  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);

  let point = 'greeting';
  let inMail = false;
  const judged = async (moment: 'before' | 'after', pass: () => void) => {
    const verdict = desk.judge({ service: 'mail', from, point }, moment);
    if (verdict.act === 'drop') return end();
    if (verdict.act === 'delay') await sleep(verdict.milliseconds);
    pass();
  };
  client.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    if (inMail) {
      if (!text.endsWith(END_OF_MAIL)) return void server.write(chunk);
      inMail = false;
      point = 'mail';
    } else {
      point = text.slice(0, 4).trim().toUpperCase();
      inMail = point === 'DATA';
    }
    void judged('before', () => server.write(chunk));
  });
  server.on('data', (chunk) => {
    void judged('after', () => client.write(chunk));
  });
}
