import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { sessionSchema } from './session.schema.ts';

@Module({ imports: [MongooseModule.forFeature([{ name: 'Session', schema: sessionSchema }])] })
export class SessionsStoreModule {}
