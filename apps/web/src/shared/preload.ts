import type { QueryClient } from '@tanstack/react-query';

/** Fetches what a screen shows first, while the screen is being opened. The screen itself shows what fails. */
export type Preload = (client: QueryClient, address: URL) => Promise<unknown>[];
