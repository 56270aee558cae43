import {
  createRightsRegister,
  type DeclaredRights,
  pickStrictest,
  publicRights,
  type RightsRegister,
  type RightsSource,
  type SourceRights,
} from '@gaemi/domain/rights/source-rights';
import type { SourceVariables } from './environment-fields.ts';

/** Rights under a contract with NAVER, when the operator states one and declares no details. */
const naverContract: SourceRights = {
  storeDays: null,
  descriptions: true,
  model: true,
  redistribution: true,
  attribution: publicRights.naver.attribution,
  reviewedAt: publicRights.naver.reviewedAt,
  evidence: 'NAVER_RIGHTS=contract, declared by the operator',
};

type Declarations = Pick<SourceVariables, 'NAVER_RIGHTS' | 'SOURCE_RIGHTS_FILE'>;

/** Creates the register of rights from the public terms and what the operator declares. */
export function buildRightsRegister(env: Declarations): RightsRegister {
  return createRightsRegister({
    ...(env.NAVER_RIGHTS === 'contract' && { naver: naverContract }),
    ...namedIn(env.SOURCE_RIGHTS_FILE ?? {}),
    ...feedRights(env),
  });
}

function namedIn(file: NonNullable<Declarations['SOURCE_RIGHTS_FILE']>): DeclaredRights {
  const names = Object.keys(publicRights) as RightsSource[];
  return Object.fromEntries(names.flatMap((name) => (file[name] === undefined ? [] : [[name, file[name]]])));
}

/** All feeds are one source: its entry holds for all of them, and the entry of one feed can only forbid more. */
function feedRights({ SOURCE_RIGHTS_FILE: file = {} }: Declarations): DeclaredRights {
  const single = Object.entries(file).flatMap(([name, rights]) =>
    name.includes('://') && rights !== undefined ? [rights] : [],
  );
  return { feed: pickStrictest([file.feed ?? publicRights.feed, ...single]) };
}
