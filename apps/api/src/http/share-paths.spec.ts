import { describe, expect, it } from 'vitest';
import { maskLinkToken } from './share-paths.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';

describe('maskLinkToken', () => {
  it.each([
    [`/r/${TOKEN}`, '/r/***'],
    [`/r/${TOKEN}/card.png`, '/r/***/card.png'],
    [`/R/${TOKEN}/`, '/R/***/'],
    [`/u/${TOKEN}`, '/u/***'],
    [`//r/${TOKEN}`, '//r/***'],
    [`/r//${TOKEN}`, '/r//***'],
    [`///u///${TOKEN}/x`, '///u///***/x'],
    [`/r%2F${TOKEN}`, '/r%2F***'],
    [`/u%5c%2f/${TOKEN}%2Fcard.png`, '/u%5c%2f/***%2Fcard.png'],
    [`/\\r\\${TOKEN}`, '/\\r\\***'],
    [`/api/v1/shared/${TOKEN}`, '/api/v1/shared/***'],
    [`//API//v1/shares//${TOKEN}`, '//API//v1/shares//***'],
  ])('masks the token of %s', (path, masked) => {
    expect(maskLinkToken(path)).toBe(masked);
  });

  it.each(['/register', '/r', '/r/', '/users/me', '/api/v1/share/abc', '/result/r/abc'])('leaves %s', (path) => {
    expect(maskLinkToken(path)).toBe(path);
  });
});
