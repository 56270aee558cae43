import { type MailStub, startMailStub } from '@gaemi/testing/providers/mail-stub';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let mail: MailStub;
let api: TestApi;
let owner: ReturnType<TestApi['browser']>;
let memberId: unknown;
beforeAll(async () => {
  mail = await startMailStub();
  api = await startTestApi({ SMTP_URL: mail.smtpUrl, WEB_ORIGIN: 'http://lens.example' });
});
afterAll(async () => {
  await api.close();
  await mail.close();
});

let members = 0;
beforeEach(async () => {
  members += 1;
  mail.received.length = 0;
  mail.setFault(() => null);
  ({ _id: memberId } = await api.addMember(`tester${members}@example.com`));
  owner = await api.logIn(`tester${members}@example.com`);
});

const test = () => owner.post('/api/v1/alerts/test');
const links = () => api.connection.collection('unsubscribe_links').countDocuments();

describe('the mail of a test alert', () => {
  it('has a link that works, though the answer of the mail server was lost', async () => {
    mail.setFault(() => 'lost-answer');
    expect((await test()).body.code).toBe('MAIL_UNAVAILABLE');
    const [, token] = /\/u\/([\w-]{22})/.exec(mail.received[0]?.unsubscribe ?? '') ?? [];
    await api.browser().post(`/u/${token}`).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect((await owner.get('/api/v1/alerts').expect(200)).body.mail).toBe(false);
  });

  it('leaves no link where the mail server refused it', async () => {
    const before = await links();
    mail.setFault(() => 'busy');
    expect((await test()).body.code).toBe('MAIL_UNAVAILABLE');
    expect(await links()).toBe(before);
  });

  it.each([
    ['ends the mails to an address that the mail server does not know', '5.1.1 no such user', false],
    ['leaves them where it refuses the address without a reason', '', true],
  ])('%s', async (_, text, stays) => {
    await owner.put('/api/v1/alerts').send({ mail: true }).expect(200);
    mail.setFault(() => ({ at: 'recipient', code: 550, text }));
    const before = await links();
    const { status, body } = await test();
    expect([status, body.code]).toEqual([400, 'MAIL_ADDRESS_REFUSED']);
    expect(await links()).toBe(before);
    expect((await owner.get('/api/v1/alerts').expect(200)).body.mail).toBe(stays);
  });

  it.each([
    [{ mail: false, briefing: { on: true, at: '08:00' } }, 1],
    [{ mail: true, briefing: { on: false, at: '08:00' } }, 1],
    [{ mail: false, briefing: { on: false, at: '08:00' } }, 0],
  ])('is sent to a member who wants mails: %j', async (choice, mails) => {
    await owner.put('/api/v1/alerts').send(choice).expect(200);
    expect((await test().expect(200)).body.mail).toBe(mails === 1);
    expect(mail.received).toHaveLength(mails);
  });

  it('ends the doubt about an address where the mail server takes it', async () => {
    await owner.put('/api/v1/alerts').send({ mail: true }).expect(200);
    const settings = api.connection.collection('alert_settings');
    await settings.updateOne({ userId: memberId }, { $set: { mailDoubtedOn: ['2026-11-19', '2026-11-20'] } });
    await test().expect(200);
    expect((await settings.findOne({ userId: memberId }))?.mailDoubtedOn).toBeUndefined();
  });
});

describe('another test alert', () => {
  const wait = async () => {
    const answer = await test();
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    return Number(answer.headers['retry-after']);
  };

  it.each([
    ['a minute after the last one', 0, 60],
    ['later, where the clock that noted the last one was ahead', 290, 350],
  ])('is sent as soon as was said: %s', async (...[, ahead, most]) => {
    await test().expect(200);
    const testedAt = new Date(api.clock.now().getTime() + ahead * 1_000);
    await api.connection.collection('alert_settings').updateOne({ userId: memberId }, { $set: { testedAt } });
    const seconds = await wait();
    expect(seconds).toBeLessThanOrEqual(most);
    expect(seconds).toBeGreaterThan(most - 10);
    api.clock.forward(seconds - 5);
    expect(await wait()).toBeLessThanOrEqual(5);
    api.clock.forward(5);
    await test().expect(200);
  });
});
