import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { appRoutes } from '../src/app/router.tsx';

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
