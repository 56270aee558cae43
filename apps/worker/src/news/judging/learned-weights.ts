import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { JudgeLearningRepository } from '@gaemi/database/judge-learning/judge-learning.repository';
import type { JudgeModels } from '@gaemi/domain/judge/read-answers';
import { modelsSchema } from '@gaemi/providers/judge/learned/learned-models';
import { bundledWeights, type OfflineWeights } from '@gaemi/providers/judge/offline/offline-judge';
import { Injectable } from '@nestjs/common';

/** The weights that the offline judge of this worker uses: the bundled ones, or those that the installation learned. */
@Injectable()
export class LearnedWeights {
  private weights = bundledWeights;
  private inUse: number | null = null;

  constructor(private readonly learning: JudgeLearningRepository) {}

  current(): OfflineWeights {
    return this.weights;
  }

  /** What an admin took back, unless others were switched to since. */
  async findTakenBack(): Promise<JudgeModels | null> {
    const version = await this.learning.findTakenBack(bundledWeights.version);
    const stored = version === null ? null : await this.learning.findWeights(version);
    return stored === null ? null : unpack(stored);
  }

  /** Takes over what another worker switched to, or an admin took back. */
  async refresh(): Promise<void> {
    const version = await this.learning.findCurrent(bundledWeights.version);
    if (version === this.inUse) return;
    const stored = version === null ? null : await this.learning.findWeights(version);
    this.weights =
      stored === null
        ? bundledWeights
        : { models: await unpack(stored), version: `${bundledWeights.version}-own-${String(version)}` };
    this.inUse = version;
  }
}

export const packWeights = (models: JudgeModels): Promise<Buffer> => promisify(gzip)(JSON.stringify(models));

const unpack = async (stored: Buffer): Promise<JudgeModels> =>
  modelsSchema.parse(JSON.parse((await promisify(gunzip)(stored)).toString('utf8')));
