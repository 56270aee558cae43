import './app/zod-without-eval.ts';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './styles/tokens.css';
import './styles/colours.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from './app/query-client.ts';
import { appRoutes } from './app/router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const client = createQueryClient();
const router = createBrowserRouter(appRoutes(client));
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
