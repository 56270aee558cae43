import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListPlace } from './use-list-place.ts';

const placeAt = (pages: number) =>
  renderHook(() => useListPlace(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/search?pages=${pages}`]}>{children}</MemoryRouter>,
  }).result;

it('opens a page more until the hundredth, and none after it', () => {
  const place = placeAt(99);
  act(() => place.current.showMore?.());
  expect(place.current).toMatchObject({ pages: 100, showMore: null });
});

it.each([101, 1e9])('opens the first hundred where the address asks for %d', (pages) => {
  expect(placeAt(pages).current).toMatchObject({ pages: 100, showMore: null });
});
