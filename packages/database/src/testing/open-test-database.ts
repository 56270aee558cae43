import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Collection, Connection, Model } from 'mongoose';
import { DatabaseModule } from '../database.module.ts';

export interface TestDatabase {
  /** Address of the database, for another process. */
  uri: string;
  get<T>(repository: abstract new (...parameters: never[]) => T): T;
  /** A mongoose model, which only this package sees. */
  model<Record>(name: string): Model<Record>;
  /** A collection of the driver, bypassing our repositories. */
  collection(name: string): Collection;
  close(): Promise<void>;
}

let databases = 0;

/** Opens all repositories over a new database on a real server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await startTestMongo();
  databases += 1;
  const uri = server.uri(`gaemi-${process.pid}-${databases}`);
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(uri)] }).compile();
  await module.init();
  const connection = module.get<Connection>(getConnectionToken());
  return {
    uri,
    get: (repository) => module.get(repository),
    model: (name) => module.get(getModelToken(name)),
    collection: (name) => connection.collection(name),
    async close() {
      await module.close();
      await server.close();
    },
  };
}
