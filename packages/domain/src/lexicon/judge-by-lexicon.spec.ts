import { describe, expect, it } from 'vitest';
import { judgeByLexicon } from './judge-by-lexicon.ts';

describe('judgeByLexicon', () => {
  it('tells good, neutral and bad apart', () => {
    expect(judgeByLexicon({ title: '한빛전자, 2분기 흑자전환', description: '' }).label).toBe('good');
    expect(judgeByLexicon({ title: '한빛전자, 정기 주주총회 개최', description: '' }).label).toBe('neutral');
    expect(judgeByLexicon({ title: '한빛전자, 검찰 압수수색', description: '' }).label).toBe('bad');
  });
});
