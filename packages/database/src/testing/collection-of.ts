import { getConnectionToken } from '@nestjs/mongoose';
import type { TestingModule } from '@nestjs/testing';
import type { Collection, Connection } from 'mongoose';

/** A collection of the database of a module as the driver sees it, past our repositories. */
export function collectionOf(module: TestingModule, name: string): Collection {
  return module.get<Connection>(getConnectionToken()).collection(name);
}
