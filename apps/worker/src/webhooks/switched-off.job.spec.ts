import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { newDelivery, WebhookDeliveryRepository } from '@gaemi/database/webhooks/webhook-delivery.repository';
import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

const SESSION_SECRET = 'a secret of sixteen characters';
const sealer = createWebhookSealer(SESSION_SECRET);
const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
const HOUR = 3_600_000;

describe('a webhook that is switched off', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  let gone: StubServer;
  let hook: { _id: Types.ObjectId; userId: Types.ObjectId };
  beforeAll(async () => {
    service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
    worker = await service.startWorker();
    gone = await startStubServer((_, response) => void response.writeHead(410).end());
  });
  afterAll(async () => {
    await worker.close();
    await service.close();
    await gone.close();
  });
  beforeEach(async () => {
    service.mail.received.length = 0;
    service.mail.setFault(() => null);
    gone.requests.length = 0;
    gone.recover();
    hook = { _id: new Types.ObjectId(), userId: new Types.ObjectId(await service.insertMember()) };
    await worker.get(WebhookRepository).insert({
      ...{ ...hook, url: gone.url, events: ['analysis.failed'], createdAt: service.now() },
      ...{ sealedSecret: sealer.seal(secret, hook._id.toHexString()) },
      ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
    });
  });

  const look = () => worker.get(WebhookSchedule).settle();
  const later = (ms: number) => service.setNow(new Date(service.now().getTime() + ms));
  const stored = () => worker.get(WebhookRepository).findById(hook._id);
  const change = (update: Parameters<WebhookRepository['change']>[2]) =>
    worker.get(WebhookRepository).change(hook.userId.toHexString(), hook._id.toHexString(), update);
  const send = () => {
    const event = { eventId: new Types.ObjectId(), type: 'analysis.failed', at: service.now(), data: {} } as const;
    return worker.get(WebhookRepository).send(newDelivery(hook, event, service.now()));
  };

  const lookForADay = async () => {
    for (let hours = 0; hours < 26; hours += 1) {
      await look();
      later(HOUR);
    }
  };
  const answer = (status: number) => {
    gone.recover();
    gone.fail((response) => void response.writeHead(status).end(), Number.POSITIVE_INFINITY);
  };
  const readLog = async () => (await worker.get(WebhookDeliveryRepository).list(hook._id, { page: 1, size: 5 })).items;

  it('is none that fails once a week after its receiver was away: the message comes again', async () => {
    answer(500);
    await send();
    await lookForADay();
    later(6 * 24 * HOUR);
    await send();
    await look();
    answer(204);
    later(6_000);
    await look();
    expect(await readLog()).toMatchObject([{ state: 'delivered', tries: 2 }, { state: 'failed' }]);
    expect(await stored()).toMatchObject({ failingSince: null, offBecause: null });
    expect(service.mail.received).toEqual([]);
  });

  it('is none whose tries failed before and after days in which the machine slept', async () => {
    answer(500);
    await send();
    await look();
    later(6 * 24 * HOUR);
    await look();
    expect(await readLog()).toMatchObject([{ state: 'failed', tries: 2 }]);
    expect(await stored()).toMatchObject({ offBecause: null });
  });

  it('is told of in a mail of its own each time: mailboxes drop a second one of the same id', async () => {
    await send();
    await look();
    await change({ offBecause: null, failingSince: null });
    later(24 * HOUR);
    await send();
    await look();
    const ids = service.mail.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it('is told of by its host alone, as its path may hold a secret, with a link to where it is switched on', async () => {
    const { host } = new URL(gone.url);
    await change({ url: `http://${host}/hooks/T0KEN?key=5ecret` });
    await send();
    await look();
    const mail = await service.mail.received[0]?.parse();
    const page = 'http://localhost:3000/mypage';
    expect(mail?.text).toContain(
      `웹훅을 껐어요.\n\n${host}\n\n프로그램을 확인한 뒤 내 정보에서 다시 켜주세요: ${page}`,
    );
    expect(mail?.html).toContain(`<a href="${page}">${page}</a>`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/T0KEN|5ecret/);
  });

  it('is told of in no mail where the member tried it: its log says so, and tries are many', async () => {
    const event = { eventId: new Types.ObjectId(), type: 'test', at: service.now(), data: {} } as const;
    await worker.get(WebhookRepository).send(newDelivery(hook, event, service.now()));
    await look();
    expect(await stored()).toMatchObject({ offBecause: 'gone' });
    expect(await readLog()).toMatchObject([{ state: 'failed', lastStatus: 410 }]);
    expect(service.mail.received).toEqual([]);
  });

  it('names the secret where it cannot be read any more: no program can mend that', async () => {
    const failForDays = async () => {
      await send();
      await look();
      later(5 * 24 * HOUR);
      await send();
      await lookForADay();
      return (await service.mail.received.at(-1)?.parse())?.text;
    };
    const id = hook._id.toHexString();
    const keepSealedBy = ({ seal }: typeof sealer) =>
      worker.connection
        .collection('webhooks')
        .updateOne({ _id: hook._id }, { $set: { sealedSecret: seal(secret, id) } });
    await keepSealedBy(createWebhookSealer('another secret of sixteen'));
    expect(await failForDays()).toMatch(/서명 비밀을 읽을 수 없어서.+서명 비밀을 바꾸고/s);
    expect(gone.requests).toEqual([]);
    await keepSealedBy(sealer);
    await change({ offBecause: null, failingSince: null });
    answer(500);
    expect(await failForDays()).toMatch(/한 번도 보내지 못해서.+프로그램을 확인한 뒤/s);
  });

  it('is told of once, however often the mail is tried', async () => {
    service.mail.setFault(() => 'busy');
    await send();
    await look();
    later(HOUR);
    service.mail.setFault(() => null);
    await look();
    later(HOUR);
    await look();
    expect(service.mail.received).toHaveLength(1);
  });

  it('is told of no more where the member has switched it off meanwhile', async () => {
    service.mail.setFault(() => 'busy');
    await send();
    await look();
    expect(await stored()).toMatchObject({ offBecause: 'gone' });
    await change({ offBecause: 'member' });
    service.mail.setFault(() => null);
    later(HOUR);
    await look();
    expect(service.mail.received).toEqual([]);
  });

  it.each([
    [204, { state: 'delivered', lastStatus: 204, lastError: null, tries: 1 }],
    [500, { state: 'failed', lastStatus: 500, lastError: null, tries: 1 }],
  ])('says in its log how a message ended that was on its way: %i', async (status, logged) => {
    gone.fail((response) => {
      const off = change({ offBecause: 'member' }).then(() =>
        worker.get(WebhookRepository).giveUp(hook._id, 'switched-off'),
      );
      void off.then(() => response.writeHead(status).end());
    });
    await send();
    await look();
    later(HOUR);
    await look();
    expect(gone.requests).toHaveLength(1);
    expect(await readLog()).toMatchObject([logged]);
  });

  it('is not the one whose address was changed while the former one answered', async () => {
    const next = await startStubServer((_, response) => void response.writeHead(204).end());
    gone.fail((response) => {
      void change({ url: next.url, failingSince: null }).then(() => response.writeHead(410).end());
    });
    await send();
    await look();
    expect(gone.requests).toHaveLength(1);
    expect(await stored()).toMatchObject({ url: next.url, offBecause: null });
    expect(service.mail.received).toEqual([]);
    await send();
    await look();
    expect(next.requests).toHaveLength(1);
    await next.close();
  });

  it('whose mail the mail server does not take up holds up no message to another', async () => {
    let hungUp = 0;
    const silent = createServer(
      (socket) => void socket.once('close', () => (hungUp += 1)).on('error', () => undefined),
    );
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const own = await service.startWorker({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const quick = await startStubServer((_, response) => void response.writeHead(204).end());
    await send();
    await own.get(WebhookSchedule).look();
    await expect.poll(stored).toMatchObject({ offBecause: 'gone' });
    void own.get(WebhookSchedule).look();
    await once(silent, 'connection');
    await change({ offBecause: null, url: quick.url });
    await send();
    void own.get(WebhookSchedule).look();
    await expect.poll(() => quick.requests.length).toBe(1);
    expect(hungUp).toBe(0);
    await own.close();
    silent.close();
    await quick.close();
  });
});
