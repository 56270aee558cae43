import { describe, expect, it } from 'vitest';
import { withDatabase } from './start-mongo.ts';

describe('withDatabase', () => {
  it.each([
    ['mongodb://127.0.0.1:27117', 'mongodb://127.0.0.1:27117/x'],
    ['mongodb://127.0.0.1:27117/?directConnection=true', 'mongodb://127.0.0.1:27117/x?directConnection=true'],
    ['mongodb://u:p@a:1,b:2/gaemi?replicaSet=rs', 'mongodb://u:p@a:1,b:2/x?replicaSet=rs'],
    ['mongodb+srv://db.example.com', 'mongodb+srv://db.example.com/x'],
  ])('of %s is %s', (uri, expected) => {
    expect(withDatabase(uri, 'x')).toBe(expected);
  });

  it('refuses anything else', () => {
    expect(() => withDatabase('postgres://db', 'x')).toThrow('MONGODB_URI');
  });
});
