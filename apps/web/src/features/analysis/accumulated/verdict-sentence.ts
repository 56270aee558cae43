import type { MjbBasis } from '@gaemi/contracts/accumulation';
import { reachVerdict } from '@gaemi/domain/accumulation/verdict';
import { roundShares } from './share-text.ts';

interface VerdictSentence {
  net: string;
  /** What takes away from it; null where nothing does. */
  catch: string | null;
}

/** The result in plain words: what the majors gathered, then the catch. */
export function verdictSentence(basis: Pick<MjbBasis, 'majors' | 'major_buy' | 'major_sell'>): VerdictSentence {
  const verdict = reachVerdict({ majors: basis.majors, majorBuy: basis.major_buy, majorSell: basis.major_sell });
  if (verdict === null) return { net: '순매수한 거래원이 없어요.', catch: null };
  const { majors, net, resale } = verdict;
  return {
    net: `주요 거래원 ${majors}곳이 ${roundShares(net)}를 순매수했어요.`,
    catch: resale === null ? null : writeCatch(resale),
  };
}

function writeCatch({ percent, level }: { percent: number; level: 'most' | 'part' }): string {
  return level === 'most' ? `다만 산 만큼의 ${percent}%를 되팔았어요.` : `산 만큼의 ${percent}%는 되팔았어요.`;
}
