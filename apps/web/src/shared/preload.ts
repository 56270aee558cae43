import type { QueryClient } from '@tanstack/react-query';

/**
 * Fetches what a screen shows first, while the screen is being opened. The screen itself shows what fails. What the
 * page has drawn before it stays until the first one is there.
 */
export type Preload = (client: QueryClient, address: URL) => Promise<unknown>[];
