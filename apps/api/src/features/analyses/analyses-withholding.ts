import type { Analysis } from '@gaemi/contracts/analyses';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';

/** What leaves of analyses to an API key: of each kind what its own rule lets out. */
@Injectable()
export class AnalysesWithholding implements OnModuleInit {
  constructor(private readonly withholding: Withholding) {}

  onModuleInit(): void {
    this.withholding.add('analysis', async ({ result, ...look }: Analysis, userId) => {
      if (result === null) return { ...look, result };
      const rule = look.kind === 'news' ? 'news-result' : 'accumulation';
      return { ...look, result: await this.withholding.apply(rule, result, userId) };
    });
  }
}
