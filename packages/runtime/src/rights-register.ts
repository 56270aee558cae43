import {
  createRightsRegister,
  type DeclaredRights,
  publicRights,
  type RightsRegister,
  type RightsSource,
  type SourceRights,
  strictestOf,
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

type Declarations = Pick<SourceVariables, 'NAVER_RIGHTS' | 'SOURCE_RIGHTS_FILE' | 'NEWS_FEED_URLS'>;

/** Creates the register of rights from the public terms and what the operator declares. */
export function rightsRegisterOf(env: Declarations): RightsRegister {
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

/** All feeds are one source, so what holds for them is what every single one grants. */
function feedRights({ SOURCE_RIGHTS_FILE: file = {}, NEWS_FEED_URLS: urls }: Declarations): DeclaredRights {
  const all = file.feed ?? publicRights.feed;
  const each = urls.map((url) => file[url] ?? all);
  return each.length === 0 ? {} : { feed: strictestOf(each) };
}
