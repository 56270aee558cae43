import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '../src/app/query-client.ts';
import { AppRoutes } from '../src/app/router.tsx';

// Screens are loaded on demand and the server is a real one: patience for busy machines, not for slow screens.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// What jsdom does not have and the app only asks for looks.
window.scrollTo = () => undefined;
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLCanvasElement.prototype.getContext = () => null;

/** The whole app at an address. */
export function renderApp(path: string) {
  return renderWithin(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes />
    </MemoryRouter>,
  );
}

/** Some of the app with what it needs around it. */
export function renderWithin(children: ReactNode) {
  const client = createQueryClient();
  return { client, ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>) };
}
