import './app/zod-without-eval.ts';
import 'virtual:first-letters.css';
import './styles/tokens.css';
import './styles/colours.css';
import './styles/base.css';
import './styles/print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App, findScreen, openScreen } from './app/app.tsx';
import { bringLetters } from './app/letters.ts';
import { createQueryClient } from './app/query-client.ts';
import { appRoutes } from './app/router.tsx';
import { reportErrors, routePattern } from './shared/errors/report-errors.ts';
import { keepInstallPrompt } from './shared/install/install-offer.ts';
import { memberQuery } from './shared/session/member.ts';
import { hasRememberedMember } from './shared/session/member-storage.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
keepInstallPrompt();
const client = createQueryClient();
const routes = appRoutes();
// Each in a task of its own, as all that follows: together with the scripts themselves they are a long one on a slow phone.
// The login check is on its way while the screen is being put together.
setTimeout(() => void client.prefetchQuery(memberQuery));
setTimeout(() => bringLetters(client, () => import('virtual:more-letters')));
setTimeout(() => {
  if (hasRememberedMember()) import('./app/header-menu.tsx').catch(() => undefined);
  findScreen(routes, location.pathname)
    ?.load()
    .catch(() => undefined);
});
const pattern = () => routePattern(matchRoutes(routes, location)?.map(({ route }) => route.path) ?? []);
const report = import.meta.env.PROD ? reportErrors({ script: import.meta.url, route: pattern }) : undefined;
/** In slices, between which a slow phone answers. */
const draw = () => {
  const reactRoot = createRoot(root, report && { onCaughtError: (error) => report('render', error) });
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <BrowserRouter>
            <App routes={routes} />
          </BrowserRouter>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
};
// What the page itself draws is seen first; a hidden tab draws nothing to wait for. What it has drawn of a result stays until there is more.
if (document.hidden) draw();
else
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.documentElement.dataset.first !== 'result') draw();
      else openScreen(routes, client, new URL(location.href)).then(draw, draw);
    }),
  );
