import { LegalTextRepository } from '@gaemi/database/legal/legal-text.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { LegalDocuments } from './legal-documents.ts';

/** Stores each version of the operator's texts at the first start with it, so that a later one can be compared. */
@Injectable()
export class LegalTextStorage implements OnApplicationBootstrap {
  private readonly logger = new Logger(LegalTextStorage.name);

  constructor(
    private readonly documents: LegalDocuments,
    private readonly texts: LegalTextRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const { draft, kind, version, effective, markdown } of this.documents.answer.documents) {
      if (draft) continue;
      const stored = await this.texts.keep({ kind, version, effective, markdown, shownSince: this.clock.now() });
      if (stored.markdown === markdown) continue;
      this.logger.warn(
        `LEGAL_DIR: ${kind}.md has another text than before under the version ${version}. Give it a new version, ` +
          'or members are not shown what changed',
      );
    }
  }
}
