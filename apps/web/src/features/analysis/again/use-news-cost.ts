import { creditCosts } from '@gaemi/domain/members/credits';
import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';

/** What a news analysis costs this member, in credits. */
export function useNewsCost(): number {
  return creditCosts.news[tierOfGrade[useSignedInMember().grade]];
}
