import type { LegalAnswer } from '@gaemi/contracts/legal';
import type { Member } from '@gaemi/database/users/user.repository';
import { DRAFT_DAY, type LegalVersions } from '@gaemi/domain/members/legal';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';
import { writeDraftPrivacy } from './draft-privacy.ts';
import { writeDraftTerms } from './draft-terms.ts';

/** The terms and the privacy policy: the operator's own, or else the bundled drafts. */
@Injectable()
export class LegalDocuments {
  readonly answer: LegalAnswer;
  readonly versions: LegalVersions;
  private readonly areDrafts: boolean;

  constructor(@Inject(ENVIRONMENT) { LEGAL_DIR: texts }: Pick<Environment, 'LEGAL_DIR'>) {
    this.areDrafts = texts === undefined;
    const draft = { version: DRAFT_DAY, effective: DRAFT_DAY, draft: true };
    const documents = texts?.documents.map((document) => ({ ...document, draft: false })) ?? [
      { kind: 'terms' as const, markdown: writeDraftTerms(), ...draft },
      { kind: 'privacy' as const, markdown: writeDraftPrivacy(), ...draft },
    ];
    this.answer = { operator: texts?.operator ?? null, documents };
    const findVersion = (kind: string) => documents.find((document) => document.kind === kind)?.version ?? DRAFT_DAY;
    this.versions = { terms: findVersion('terms'), privacy: findVersion('privacy') };
  }

  /** The operator's documents of which the member has agreed to another version or none. Nobody agrees to a draft anew. */
  findPending({ agreed }: Pick<Member, 'agreed'>): LegalAnswer['documents'] {
    if (this.areDrafts) return [];
    return this.answer.documents.filter(({ kind, version }) => agreed?.versions[kind] !== version);
  }
}
