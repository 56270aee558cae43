import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderWithin } from '../../testing/render-app.tsx';
import { useScreenPath } from '../shared/screen-path.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { type AppRoute, lazyScreen } from './lazy-screen.tsx';

it('loads a screen anew when it is opened again after its script could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn(async () => ({ Component: () => <h1>내 정보</h1> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const routes = [lazyScreen('mypage', load), { path: 'search', element: <h1>분석 결과</h1> }];
  renderWithin(
    <MemoryRouter initialEntries={['/mypage']}>
      <Frame routes={routes} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('오류')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '결과' }));
  await userEvent.click(screen.getByRole('link', { name: '정보' }));
  expect(await screen.findByRole('heading', { name: '내 정보' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

function Frame({ routes }: { routes: AppRoute[] }) {
  return (
    <>
      <Link to="/search">결과</Link>
      <Link to="/mypage">정보</Link>
      <ErrorBoundary key={useScreenPath()} fallback="오류">
        {useRoutes(routes)}
      </ErrorBoundary>
    </>
  );
}
