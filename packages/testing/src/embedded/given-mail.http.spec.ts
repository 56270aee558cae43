import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestMail } from './start-mail.ts';

afterEach(() => vi.unstubAllEnvs());

it('shows only the mails of its own user name in an external Mailpit', async () => {
  const asked: string[] = [];
  const mailpit = createServer((request, response) => {
    asked.push(request.url ?? '');
    const list = { messages: [{ ID: 'x1', Snippet: '인증코드: 123456', Created: '2026-11-21T03:04:05.678+09:00' }] };
    const mail = {
      ID: 'x1',
      From: { Name: '개미렌즈', Address: 'no-reply@example.com' },
      To: [{ Name: '', Address: 'member@example.com' }],
      Cc: null,
      Bcc: [],
      Subject: '인증번호',
      Text: '인증코드: 123456',
      HTML: '',
      Size: 321,
      Attachments: [],
    };
    response.end(JSON.stringify(request.url?.startsWith('/api/v1/search') ? list : mail));
  });
  mailpit.listen(0, '127.0.0.1');
  await once(mailpit, 'listening');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1025');
  vi.stubEnv('MAILBOX_URL', `http://127.0.0.1:${(mailpit.address() as AddressInfo).port}`);

  const [one, other] = [await startTestMail(), await startTestMail()];
  const user = new URL(one.smtpUrl).username;
  expect(user).not.toBe(new URL(other.smtpUrl).username);
  expect(await one.messages()).toEqual([
    {
      id: 'x1',
      from: '개미렌즈 <no-reply@example.com>',
      to: ['member@example.com'],
      subject: '인증번호',
      preview: '인증코드: 123456',
      receivedAt: '2026-11-20T18:04:05.678Z',
      size: 321,
      text: '인증코드: 123456',
      html: null,
      attachments: [],
    },
  ]);
  expect(asked).toEqual([`/api/v1/search?query=tag%3A${user}&limit=200`, '/api/v1/message/x1']);
  mailpit.close();
});
