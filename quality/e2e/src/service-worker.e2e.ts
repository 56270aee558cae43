import { randomUUID } from 'node:crypto';
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';
import { signedIn, test } from './test.ts';

/** What a push service would hand to the browser, in plain text: it has been decrypted by then. */
interface Registration {
  session: CDPSession;
  origin: string;
  registrationId: string;
}

/** Registers the built service worker, with notifications allowed, and waits until it runs. */
async function registered(page: Page, context: BrowserContext): Promise<Registration> {
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  return { session, origin, registrationId: await found };
}

const deliver = ({ session, origin, registrationId }: Registration, data: string) =>
  session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

const soon = { timeout: 5_000 };

/**
 * Delivers a message until it is seen: on a busy machine the debugging port delivers late or, once in hundreds, not at all. One tag twice
 * is one notification.
 */
const delivered = (worker: Registration, data: string, expectSeen: () => Promise<void>) =>
  expect(async () => {
    await deliver(worker, data);
    await expectSeen();
  }).toPass();

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data }));
  });

test.describe('the service worker', () => {
  test('shows what is pushed, one notification for each tag, and opens paths of this site only', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/select-service');
    const worker = await registered(page, context);

    const message = { title: '한빛전자', body: '공급 계약을 맺었어요.', url: '/search?stock=900110', tag: 'event-1' };
    const first = { title: message.title, body: message.body, tag: 'event-1', path: message.url };
    const expectShown = (change: Partial<typeof message>, notification: object) =>
      delivered(worker, JSON.stringify({ ...message, ...change }), async () => {
        await expect.poll(() => shown(page), soon).toContainEqual({ ...first, ...notification });
      });

    await expectShown({}, {});
    const corrected = { body: '계약 금액이 늘었어요.' };
    await expectShown(corrected, corrected);
    expect(await shown(page)).toHaveLength(1);

    await expectShown(
      { url: 'https://elsewhere.example/', tag: 'event-2' },
      { tag: 'event-2', path: '/select-service' },
    );
    await expectShown({ url: '//elsewhere.example/', tag: 'event-3' }, { tag: 'event-3', path: '/select-service' });
    expect(await shown(page)).toHaveLength(3);
  });

  test('shows something after a message that it cannot read, and caches nothing', async ({
    page,
    context,
    product,
  }) => {
    await signedIn(page, product);
    await page.goto('/select-service');
    const worker = await registered(page, context);
    for (const broken of ['no JSON', 'null', '[]', '{"title":7}']) await deliver(worker, broken);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: '개미렌즈', body: '새 소식이 있어요.', tag: 'news', path: '/select-service' }]);
    await page.reload();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('takes a message of the largest size', async ({ page, context, product }) => {
    await signedIn(page, product);
    await page.goto('/select-service');
    const worker = await registered(page, context);
    const message = { title: '한빛전자', body: '', url: '/search', tag: 'event-1' };
    const body = '가'.repeat(Math.floor((3_000 - Buffer.byteLength(JSON.stringify(message))) / 3));
    await delivered(worker, JSON.stringify({ ...message, body }), async () => {
      await expect.poll(async () => (await shown(page)).map((one) => one.body.length), soon).toEqual([body.length]);
    });
  });

  test('tells the service when the browser replaces its subscription', async ({ page, context, product }) => {
    await signedIn(page, product);
    await page.goto('/select-service');
    const subscription = (name: string) => ({
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    });
    const [before, after] = [subscription(randomUUID()), subscription(randomUUID())];
    const added = await page.request.post('/api/v1/push-subscriptions', { data: before });
    expect(added.status()).toBe(201);
    await registered(page, context);
    // No push service is within reach: the browser's event is made up.
    // Playwright hears of the worker apart from the page, on a busy machine after it.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(
      ([oldOne, newOne]) => {
        const event = new Event('pushsubscriptionchange');
        const newSubscription = { ...newOne, toJSON: () => newOne };
        self.dispatchEvent(
          Object.assign(event, { oldSubscription: oldOne, newSubscription, waitUntil: () => undefined }),
        );
      },
      [before, after],
    );
    const endpoints = async () => {
      const { devices } = await (await page.request.get('/api/v1/alerts')).json();
      return devices.map(({ endpoint }: { endpoint: string }) => endpoint);
    };
    await expect.poll(endpoints).toEqual([after.endpoint]);
  });
});
