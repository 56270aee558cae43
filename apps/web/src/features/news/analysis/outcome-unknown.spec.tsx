import { messages } from '@gaemi/contracts/messages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterRepeats } from '../../../../testing/after-repeats.ts';
import { buildProgress } from '../../../../testing/analysis-results.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { dropPresses } from '../../../shared/press/press-storage.ts';
import { claimPress, markAccepted } from '../../../shared/press/press-store.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { NewsAnalysisRoute } from '../analysis-route.tsx';

const timing = { pollInterval: 50, resultLoadDelay: 20, resultPanelDelay: 10, mostLostPolls: 3 };
const stock = stockOf();
const notFound = () => refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found');
const lost = () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.');

function show() {
  return renderWithin(
    <MemoryRouter initialEntries={['/analysis?q=삼성']}>
      <SignedInMember value={member()}>
        <NewsAnalysisRoute timing={timing} />
        <Toasts />
      </SignedInMember>
    </MemoryRouter>,
  );
}
const pick = async () => userEvent.click(await screen.findByRole('button', { name: /삼성전자 분석하기/ }));

describe('a news analysis whose outcome is unknown', () => {
  let api: StubApi;
  /** Ids that the server has accepted and charged. */
  let charged: Set<string>;
  let answersPosts: boolean;
  let answersLooks: boolean;
  const goodPosts = () => api.calls.filter(({ path }) => path.endsWith('-good-news-sqs'));
  const looks = () => api.calls.filter(({ path }) => path.startsWith('news-progress/') && !path.endsWith('/events'));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    charged = new Set();
    answersPosts = true;
    answersLooks = true;
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [stock], page: 1, size: 5, total: 1, pages: 1 } }));
    api.on(/POST \w+-(good|bad)-news-sqs/, ({ body }) => {
      charged.add(Object(body).request_id);
      if (!answersPosts) return lost();
      return { status: 202, body: { ...Object(body), model_tier: 'pro', charged: 20 } };
    });
    api.on(/GET news-progress\/[\w-]+$/, ({ path }) => {
      if (!answersLooks) return lost();
      return charged.has(path.split('/')[1] ?? '') ? { body: buildProgress(30) } : notFound();
    });
  });
  const runs = () =>
    waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30'), {
      timeout: 10_000,
    });

  it('keeps the analysis and says that it looks while answers are lost, and charges once', async () => {
    answersPosts = false;
    answersLooks = false;
    show();
    await pick();
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    expect(screen.getByText('삼성전자 분석중입니다')).toBeTruthy();
    answersPosts = true;
    answersLooks = true;
    await runs();
    expect(charged.size).toBe(1);
    expect(goodPosts()).toHaveLength(1);
    expect(screen.queryByText(messages.pressLooking)).toBeNull();
  });

  it('offers to look again when nobody asks any more, under the same id', { timeout: 90_000 }, async () => {
    answersPosts = false;
    answersLooks = false;
    show();
    await pick();
    const again = await afterRepeats(() => screen.getByRole('button', { name: '다시 확인하기' }));
    expect(screen.getByText(messages.pressUnknown)).toBeTruthy();
    answersPosts = true;
    answersLooks = true;
    await userEvent.click(again);
    await waitFor(() => expect(again.isConnected).toBe(false));
    expect(document.activeElement).not.toBe(document.body);
    await runs();
    expect(charged.size).toBe(1);
  });

  it('is charged once when the device slept for hours before the answer', async () => {
    answersPosts = false;
    answersLooks = false;
    show();
    await pick();
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    answersPosts = true;
    answersLooks = true;
    await runs().finally(() => vi.useRealTimers());
    expect(goodPosts()).toHaveLength(1);
  });

  it('goes on after a reload whose looks are lost', async () => {
    answersPosts = false;
    answersLooks = false;
    show();
    await pick();
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    cleanup();
    show();
    await waitFor(() => expect(looks().length).toBeGreaterThan(1));
    expect(screen.getByText('삼성전자 분석중입니다')).toBeTruthy();
    answersPosts = true;
    answersLooks = true;
    await runs();
    expect(charged.size).toBe(1);
  });

  it.each([200, 403])('runs on where looks meet the page of a network, answered with %i', async (status) => {
    show();
    await pick();
    await runs();
    const page = (async function* () {
      yield '<!doctype html><title>Wi-Fi</title>';
    })();
    const met = Promise.withResolvers<void>();
    let isMet = false;
    api.on(/GET news-progress\/[\w-]+$/, () => {
      if (isMet) return { body: buildProgress(60) };
      isMet = true;
      met.resolve();
      return { status, pieces: page, headers: { 'content-type': 'text/html' } };
    });
    await met.promise;
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60'));
    expect(screen.queryByText('오류가 발생하여 진행이 중단되었습니다')).toBeNull();
  });

  it('lends its id to the next press on the stock, after a closed window, too', async () => {
    const owner = member().user_email;
    await claimPress({ kind: 'news', target: stock.code, owner, createId: () => 'lost-before' });
    charged.add('lost-before');
    show();
    await pick();
    await runs();
    expect(goodPosts()).toHaveLength(0);
    expect([...charged]).toEqual(['lost-before']);
  });

  it('takes no other order while the earlier one is being looked up', async () => {
    const owner = member().user_email;
    await claimPress({ kind: 'news', target: stock.code, owner, createId: () => 'running-before' });
    await markAccepted('running-before');
    const look = Promise.withResolvers<StubAnswer>();
    api.on(/GET news-progress\/[\w-]+$/, () => look.promise);
    show();
    await pick();
    await waitFor(() => expect(looks()).toHaveLength(1));
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
    look.resolve({ body: buildProgress(30) });
    await runs();
    expect(goodPosts()).toHaveLength(0);
  });

  it('sends nothing where the grade was raised: it costs more than the button said', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ grade: 'premium' }) }));
    show();
    await pick();
    expect(await screen.findByText('등급이 바뀌어 이제 30 크레딧이에요. 다시 눌러 주세요.')).toBeTruthy();
    expect(charged.size).toBe(0);
    expect(await screen.findByRole('button', { name: /삼성전자 분석하기/ })).toBeTruthy();
  });

  it('is sent under that id where the server never took it', async () => {
    const owner = member().user_email;
    await claimPress({ kind: 'news', target: stock.code, owner, createId: () => 'never-taken' });
    show();
    await pick();
    await runs();
    expect(goodPosts().map(({ body }) => Object(body).request_id)).toEqual(['never-taken']);
  });

  it('opens the analysis that runs when the stock is pressed again in another tab', async () => {
    show();
    await pick();
    await runs();
    cleanup();
    sessionStorage.clear();
    show();
    await pick();
    await runs();
    expect(charged.size).toBe(1);
    expect(goodPosts()).toHaveLength(1);
  });

  it.each([
    ['has ended', () => ({ body: buildProgress(100) })],
    ['is not known any more', notFound],
  ])('is another one once the first %s', async (_, answer) => {
    show();
    await pick();
    await runs();
    cleanup();
    sessionStorage.clear();
    const ended = [...charged];
    api.on(/GET news-progress\/[\w-]+$/, ({ path }) =>
      ended.some((id) => path.includes(id)) ? answer() : { body: buildProgress(30) },
    );
    show();
    await pick();
    await runs();
    expect(charged.size).toBe(2);
  });

  it('sends nothing more once the member has logged out, so that the next one is not charged', async () => {
    let posts = 0;
    api.on(/POST \w+-good-news-sqs/, () => {
      posts += 1;
      return lost();
    });
    show();
    await pick();
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    const before = posts;
    dropPresses(null);
    expect(await screen.findByRole('button', { name: /삼성전자 분석하기/ })).toBeTruthy();
    expect(posts).toBe(before);
  });
});
