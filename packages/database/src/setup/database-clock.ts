import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

/** The clock of the store. */
@Injectable()
export class DatabaseClock {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async now(): Promise<Date> {
    const hello = await this.connection.db?.admin().command({ hello: 1 });
    return new Date(hello?.localTime);
  }
}
