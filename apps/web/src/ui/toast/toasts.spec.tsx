import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../dialog/modal.tsx';
import { currentToasts, showToast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toasts />);
  });
  afterEach(() => {
    act(() => vi.runAllTimers());
    vi.useRealTimers();
    cleanup();
  });

  it('stands for 3 s, slides out for 0.3 s and is gone', () => {
    act(() => showToast('success', '로그인에 성공했습니다.'));
    act(() => vi.advanceTimersByTime(2_999));
    expect(currentToasts()[0]?.visible).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(currentToasts()[0]?.visible).toBe(false);
    expect(screen.getByText('로그인에 성공했습니다.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(300));
    expect(screen.queryByText('로그인에 성공했습니다.')).toBeNull();
  });

  it('announces errors at once', () => {
    act(() => showToast('error', '크레딧이 부족합니다.'));
    expect(screen.getByRole('alert').textContent).toBe('크레딧이 부족합니다.');
  });

  it('appears in an open window, beside which nothing is seen or read, and outside again when that closes', () => {
    const { unmount } = render(<Modal title="API 키 만들기">…</Modal>);
    act(() => showToast('success', 'API 키를 복사했어요'));
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('API 키를 복사했어요');
    expect(screen.getAllByText('API 키를 복사했어요')).toHaveLength(1);
    unmount();
    expect(screen.getByRole('status').textContent).toBe('API 키를 복사했어요');
  });

  it('shows a repeated message once, with its time anew', () => {
    act(() => showToast('error', '크레딧이 부족합니다.'));
    act(() => vi.advanceTimersByTime(2_000));
    act(() => showToast('error', '크레딧이 부족합니다.'));
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1_300));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the newest three', () => {
    act(() => {
      for (const message of ['하나', '둘', '셋', '넷']) showToast('success', message);
    });
    expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['둘', '셋', '넷']);
  });
});
