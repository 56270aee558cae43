import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { mongodbUri, rightsVariables } from '@gaemi/runtime/settings/environment-fields';
import { buildRightsRegister } from '@gaemi/runtime/settings/rights-register';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';
import { type Period, recount } from './recount.ts';

const schema = z.object({ MONGODB_URI: mongodbUri, ...rightsVariables });

/** Computes the answer of the API from the rows of the store at MONGODB_URI, with the rights that the workers have. */
export async function recountStore(period: Period, variables?: Record<string, string | undefined>): Promise<string> {
  const environment = parseEnvironment(schema, variables);
  const logger = createLogger({ app: 'scorecard', level: 'error' });
  const app = await NestFactory.createApplicationContext(DatabaseModule.forReading(environment.MONGODB_URI), {
    logger: nestLogger(logger),
  });
  try {
    const rights = buildRightsRegister(environment);
    const input = await app.get(ScorecardRowRepository).find();
    return recount(input, period, (source) => rights.rightsOf(source).redistribution).answer;
  } finally {
    await app.close();
  }
}
