import { creditCosts } from '@gaemi/contracts/credits';
import { tierOfGrade } from '@gaemi/contracts/grades';
import { useSignedInMember } from '../../../session/signed-in-member.ts';

/** What a news analysis costs this member, in credits. */
export function useAnalysisCost(): number {
  return creditCosts.news[tierOfGrade[useSignedInMember().grade]];
}
