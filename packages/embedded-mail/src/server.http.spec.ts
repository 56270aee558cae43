import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedMail, type MailSummary, startEmbeddedMail } from './server.ts';

let mail: EmbeddedMail;

beforeEach(async () => {
  mail = await startEmbeddedMail({});
});
afterEach(() => mail.close());

async function send(content: SendMailOptions, smtpUrl = mail.smtpUrl) {
  const transport = createTransport(smtpUrl);
  try {
    await transport.sendMail({ from: '개미렌즈 <no-reply@gaemilens.local>', to: 'sam@naver.com', ...content });
  } finally {
    transport.close();
  }
}

const get = (path: string) => fetch(`${mail.webUrl}${path}`);

async function getList() {
  const list: unknown = await (await get('/api/messages')).json();
  return list as { items: MailSummary[]; total: number };
}

/** Status of a request with headers that fetch would not let through. */
function readStatus(path: string, options: { method?: string; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${mail.webUrl}${path}`, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('catching mail', () => {
  it('shows a Korean mail sent over SMTP in the list and in full', async () => {
    await send({
      bcc: 'boss@naver.com',
      subject: '[개미렌즈] 인증번호 안내',
      text: '인증번호는\n123456 이에요.',
      html: '<p>인증번호는 <b>123456</b> 이에요.</p>',
      attachments: [{ filename: '안내.txt', content: 'hello' }],
    });

    const { items, total } = await getList();
    expect(total).toBe(1);
    expect(items[0]).toEqual({
      id: '1',
      from: '개미렌즈 <no-reply@gaemilens.local>',
      to: ['sam@naver.com', 'boss@naver.com'],
      subject: '[개미렌즈] 인증번호 안내',
      preview: '인증번호는 123456 이에요.',
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      size: expect.any(Number),
    });
    const detail = await (await get('/api/messages/1')).json();
    expect(detail).toMatchObject({
      ...items[0],
      text: expect.stringContaining('123456'),
      html: expect.stringContaining('<b>123456</b>'),
      attachments: [{ filename: '안내.txt', mimeType: 'text/plain', size: 5 }],
    });
    expect(await mail.messages()).toEqual([detail]);
  });

  it('puts the newest first and empties the mailbox on request, without giving an id twice', async () => {
    await send({ subject: 'first', text: 'a' });
    await send({ subject: 'second', text: 'b' });
    expect((await mail.messages()).map((caught) => caught.subject)).toEqual(['second', 'first']);

    const deleted = await fetch(`${mail.webUrl}/api/messages`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect(await getList()).toEqual({ items: [], total: 0 });
    expect((await get('/api/messages/2')).status).toBe(404);

    await send({ subject: 'third', text: 'c' });
    expect((await mail.messages()).map((caught) => caught.id)).toEqual(['3']);
  });

  it('accepts any credentials', async () => {
    await send({ subject: 'with log-in', text: 'a' }, mail.smtpUrl.replace('smtp://', 'smtp://user:secret@'));
    expect(await mail.messages()).toHaveLength(1);
  });

  it('refuses a mail above 1 MB, whether its size was announced or not, and goes on', async () => {
    await expect(send({ subject: 'large', text: 'x'.repeat(1024 * 1024) })).rejects.toThrow(/552/);
    expect(await sendUnannounced(1_200_000)).toMatch(/^552/);
    await send({ subject: 'small', text: 'x' });
    expect((await mail.messages()).map((caught) => caught.subject)).toEqual(['small']);
  });

  it('refuses MIME that nests without end', async () => {
    const nested = Array.from(
      { length: 60 },
      (_part, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
    ).join('');
    await expect(send({ raw: `Subject: deep\r\nMIME-Version: 1.0\r\n${nested}` })).rejects.toThrow(/554/);
    expect(await mail.messages()).toEqual([]);
  });

  it('survives a client that hangs up in the middle of a mail', async () => {
    const socket = createConnection(Number(new URL(mail.smtpUrl).port), '127.0.0.1');
    await talk(socket, ['EHLO x', 'MAIL FROM:<a@b.kr>', 'RCPT TO:<c@d.kr>', 'DATA']);
    socket.resetAndDestroy();
    await send({ subject: 'next', text: 'x' });
    expect(await mail.messages()).toHaveLength(1);
  });
});

describe('keeping mail', () => {
  it('keeps mails in the data directory over a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gaemi-mail-'));
    try {
      const before = await startEmbeddedMail({ dataDir: join(dataDir, 'mail') });
      await send({ subject: 'kept', text: 'x' }, before.smtpUrl);
      await before.close();
      const after = await startEmbeddedMail({ dataDir: join(dataDir, 'mail') });
      expect((await after.messages()).map((caught) => caught.subject)).toEqual(['kept']);
      await after.close();
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  it('fails to start on a taken port and leaves nothing running', async () => {
    const webPort = Number(new URL(mail.webUrl).port);
    const free = await startEmbeddedMail({});
    const smtpPort = Number(new URL(free.smtpUrl).port);
    await free.close();
    await expect(startEmbeddedMail({ smtpPort, webPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const again = await startEmbeddedMail({ smtpPort });
    expect(again.smtpUrl).toBe(free.smtpUrl);
    await again.close();
  });
});

describe('guarding the mailbox', () => {
  it('refuses a foreign Host header on every path', async () => {
    await send({ subject: 'code', text: '123456' });
    for (const path of ['/', '/mailbox.js', '/api/messages', '/api/messages/1', '/messages/1/html', '/nowhere']) {
      expect(await readStatus(path, { headers: { host: 'evil.example' } })).toBe(403);
      expect(await readStatus(path, { headers: { host: `evil.example:${new URL(mail.webUrl).port}` } })).toBe(403);
    }
    expect(await readStatus('/', { headers: { host: `localhost:${new URL(mail.webUrl).port}` } })).toBe(200);
  });

  it('refuses to be emptied from a page of another site', async () => {
    await send({ subject: 'code', text: '123456' });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      expect(await readStatus('/api/messages', { method: 'DELETE', headers: { origin } })).toBe(403);
    }
    expect(await mail.messages()).toHaveLength(1);
    expect(await readStatus('/api/messages', { method: 'DELETE', headers: { origin: mail.webUrl } })).toBe(204);
  });

  it('serves hostile HTML only under a sandbox that forbids scripts and outside requests', async () => {
    const html = '<script>fetch("/api/messages",{method:"DELETE"})</script><img src="https://evil.example/pixel">';
    await send({ subject: '</title><script>alert(1)</script>', html });

    const page = await get('/messages/1/html');
    expect(await page.text()).toContain('evil.example');
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).toMatch(/; sandbox$/);
    expect(csp).not.toMatch(/script-src|allow-/);

    const api = await get('/api/messages/1');
    expect(api.headers.get('content-type')).toBe('application/json');
    expect(api.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves its page with scripts and styles as own files and a frame without any permission', async () => {
    const page = await get('/');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const html = await page.text();
    expect(html).toContain('<html lang="ko">');
    expect(html).toMatch(/<iframe [^>]*\bsandbox /);
    for (const [, path] of html.matchAll(/(?:src|href)="(\/[^"]*)"/g)) expect((await get(path ?? '')).status).toBe(200);
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  it.each([
    ['POST', '/api/messages', 405],
    ['DELETE', '/api/messages/1', 405],
    ['GET', '/api/messages/abc', 404],
    ['GET', '/api/messages/99999999999999999999', 404],
    ['GET', '/mailbox/../server.ts', 404],
    ['GET', '//', 404],
  ])('answers %s %s with %i', async (method, path, status) => {
    expect(await readStatus(path, { method, headers: {} })).toBe(status);
  });
});

/** Says the lines one by one, each after the answer to the one before. Resolves to the last answer. */
async function talk(socket: ReturnType<typeof createConnection>, lines: string[]): Promise<string> {
  const answers = socket.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let last = '';
  for (const line of ['', ...lines]) {
    if (line !== '') socket.write(`${line}\r\n`);
    do last = (await answers.next()).value ?? '';
    while (last !== '' && !/^\d{3} .*\r\n$/m.test(last));
  }
  return last;
}

async function sendUnannounced(bytes: number): Promise<string> {
  const socket = createConnection(Number(new URL(mail.smtpUrl).port), '127.0.0.1');
  const body = `${'x'.repeat(998)}\r\n`.repeat(Math.ceil(bytes / 1000));
  const answer = await talk(socket, ['EHLO x', 'MAIL FROM:<a@b.kr>', 'RCPT TO:<c@d.kr>', 'DATA', `${body}\r\n.`]);
  socket.destroy();
  return answer;
}
