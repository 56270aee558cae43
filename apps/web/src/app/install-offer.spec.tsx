import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/render-app.tsx';
import { closeInstallOffer, countResult } from '../shared/install/count-result.ts';
import { keepInstallPrompt } from '../shared/install/install-offer.ts';
import { InstallOffer } from './install-offer.tsx';

const title = '홈 화면에 두고 쓸까요?';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

keepInstallPrompt();

/** The browser offers its own prompt. */
function offerPrompt() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

/** So many results are read, each for a while. */
function readResults(count: number): void {
  vi.useFakeTimers();
  for (let seen = 0; seen < count; seen += 1) {
    act(() => {
      countResult();
      vi.advanceTimersByTime(5_000);
    });
  }
  vi.useRealTimers();
}

const expectNothing = async () => {
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
};

describe('the offer of an installation', () => {
  beforeEach(() => {
    renderWithin(<InstallOffer />);
  });
  afterEach(() => {
    act(closeInstallOffer);
    window.dispatchEvent(new Event('appinstalled'));
    vi.restoreAllMocks();
  });

  it('comes after the second result, keeps back the browser’s own and uses it', async () => {
    const { event, prompt } = offerPrompt();
    expect(event.defaultPrevented).toBe(true);
    readResults(1);
    await expectNothing();
    readResults(1);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    expect(prompt).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '설치하기' }));
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('comes once: who says later is not asked again', async () => {
    offerPrompt();
    readResults(2);
    await userEvent.click(await screen.findByRole('button', { name: '나중에' }));
    readResults(2);
    await expectNothing();
  });

  it('tells the steps in Safari on an iPhone, but not in another browser there', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone.replace('Version/', 'CriOS/'));
    readResults(2);
    await expectNothing();
    agent.mockReturnValue(iPhone);
    readResults(1);
    expect(await screen.findByRole('dialog', { name: '홈 화면에 두는 법' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '알겠어요' }));
    await expectNothing();
  });

  it('does not come where the browser cannot install, nor in the installed product', async () => {
    readResults(2);
    await expectNothing();
    offerPrompt();
    const standalone = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    vi.spyOn(window, 'matchMedia').mockReturnValue(standalone);
    readResults(1);
    await expectNothing();
  });

  it('waits for the next result where another window is open or somebody types', async () => {
    offerPrompt();
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    readResults(2);
    await expectNothing();
    input.remove();
    readResults(1);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });
});
