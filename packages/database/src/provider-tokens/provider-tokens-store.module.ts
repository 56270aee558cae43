import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { providerTokenSchema } from './provider-token.schema.ts';
import { ProviderTokens } from './provider-tokens.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'ProviderToken', schema: providerTokenSchema }])],
  providers: [ProviderTokens],
  exports: [ProviderTokens],
})
export class ProviderTokensStoreModule {}
