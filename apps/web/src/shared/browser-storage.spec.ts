import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage, tabStorage } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
afterEach(() => {
  vi.restoreAllMocks();
  browserStorage.clear();
});

it('stores for all tabs and for this one', () => {
  browserStorage.setItem('place', 'all');
  tabStorage.setItem('place', 'this');
  expect([localStorage.getItem('place'), sessionStorage.getItem('place')]).toEqual(['all', 'this']);
  browserStorage.removeItem('place');
  expect([browserStorage.getItem('place'), tabStorage.getItem('place')]).toEqual([null, 'this']);
});

it('keeps what the storage refuses until it takes something newer, or it is removed', () => {
  browserStorage.setItem('credit', '100');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  browserStorage.setItem('credit', '80');
  browserStorage.setItem('name', '김서연');
  expect([browserStorage.getItem('credit'), localStorage.getItem('credit')]).toEqual(['80', '100']);
  browserStorage.removeItem('name');
  expect(browserStorage.getItem('name')).toBeNull();
  vi.restoreAllMocks();
  browserStorage.setItem('credit', '60');
  localStorage.setItem('credit', '40');
  expect(browserStorage.getItem('credit')).toBe('40');
});

it('does without a storage that is forbidden', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(browserStorage.getItem('name')).toBeNull();
  browserStorage.setItem('name', '김서연');
  expect(browserStorage.getItem('name')).toBe('김서연');
  browserStorage.clear();
  expect(browserStorage.getItem('name')).toBeNull();
});
