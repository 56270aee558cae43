import { connect, type Socket } from 'node:net';
import { type Listening, listenForSockets } from './listen.ts';
import type { ProxySettings } from './mongo-proxy.ts';

const END_OF_MAIL = '\r\n.\r\n';

/** Proxy between one process and the mail server. Points are the SMTP verbs, and `mail` for the text of a mail. */
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
  let tail = '';
  const judged = async (moment: 'before' | 'after', points: readonly string[], pass: () => void) => {
    for (const one of points) {
      const verdict = desk.judge({ service: 'mail', from, point: one }, moment);
      if (verdict.act === 'drop') return end();
      if (verdict.act === 'delay') await verdict.over;
    }
    pass();
  };
  client.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    let asked: string[] = [];
    if (inMail) {
      tail = `${tail}${text}`.slice(-END_OF_MAIL.length);
      if (tail === END_OF_MAIL) {
        inMail = false;
        asked = ['mail'];
      }
    } else {
      // Several commands may arrive at once.
      asked = text.split('\r\n').flatMap((line) => (line === '' ? [] : [line.slice(0, 4).toUpperCase()]));
      inMail = asked.at(-1) === 'DATA';
      tail = '';
    }
    point = asked.at(-1) ?? point;
    void judged('before', asked, () => server.write(chunk));
  });
  server.on('data', (chunk) => {
    void judged('after', [point], () => client.write(chunk));
  });
}
