import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { rateLimitSchema } from './rate-limit.schema.ts';

@Module({ imports: [MongooseModule.forFeature([{ name: 'RateLimit', schema: rateLimitSchema }])] })
export class RateLimitsStoreModule {}
