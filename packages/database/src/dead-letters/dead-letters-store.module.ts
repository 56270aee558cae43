import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DeadLetterRepository } from './dead-letter.repository.ts';
import { deadLetterSchema } from './dead-letter.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'DeadLetter', schema: deadLetterSchema }])],
  providers: [DeadLetterRepository],
  exports: [DeadLetterRepository],
})
export class DeadLettersStoreModule {}
