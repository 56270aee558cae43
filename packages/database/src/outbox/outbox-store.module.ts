import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OutboxRepository } from './outbox.repository.ts';
import { outboxSchema } from './outbox.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Outbox', schema: outboxSchema }])],
  providers: [OutboxRepository],
  exports: [OutboxRepository],
})
export class OutboxStoreModule {}
