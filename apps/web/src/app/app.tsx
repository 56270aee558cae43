import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createQueryClient } from './query-client.ts';
import { Router } from './router.tsx';

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router />
      </QueryClientProvider>
    </StrictMode>
  );
}
