import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** Returns the driver's database of a module, bypassing our repositories. */
export function connectionOf(module: Pick<INestApplicationContext, 'get'>): Connection {
  return module.get<Connection>(getConnectionToken());
}
