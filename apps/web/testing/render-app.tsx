import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { appRoutes } from '../src/app/router.tsx';

// Screens are loaded on demand and the server is a real one: patience for busy machines, not for slow screens.
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 20_000,
  // No screen has a script or a style in it; asking each element for one took a fifth of the time of these tests.
  defaultIgnore: '',
  // Of a wait only the last error is read: printing the document in each took half of the time of these tests.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});
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

/** Whether a query runs that is tried again where it fails. */
const isWaiting = () =>
  Object.entries(getConfig()).some(([name, on]) => name === '_disableExpensiveErrorDiagnostics' && on);

/** The whole app at an address; `beside` stands next to it, below the same router. */
export function renderApp(path: string, beside?: ReactNode) {
  return renderWithin(
    <MemoryRouter initialEntries={[path]}>
      <App routes={appRoutes()} />
      {beside}
    </MemoryRouter>,
  );
}

/** Some of the app with what it needs around it. */
export function renderWithin(children: ReactNode, client = createQueryClient()) {
  return { client, ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>) };
}
