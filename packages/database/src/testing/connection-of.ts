import { getConnectionToken } from '@nestjs/mongoose';
import type { TestingModule } from '@nestjs/testing';
import type { Connection } from 'mongoose';

/** Returns the driver's database of a module, bypassing our repositories. */
export function connectionOf(module: TestingModule): Connection {
  return module.get<Connection>(getConnectionToken());
}
