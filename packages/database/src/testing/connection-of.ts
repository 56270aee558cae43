import { getConnectionToken } from '@nestjs/mongoose';
import type { TestingModule } from '@nestjs/testing';
import type { Connection } from 'mongoose';

/** The database of a module as the driver sees it, past our repositories. */
export function connectionOf(module: TestingModule): Connection {
  return module.get<Connection>(getConnectionToken());
}
