import { DatabaseModule } from '@gaemi/database/database.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { HttpModule } from './http/http.module.ts';
import { type Runtime, RuntimeModule } from './runtime.module.ts';

const features: NonNullable<DynamicModule['imports']> = [];

/** The list of features. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's form of a configurable module
export class AppModule {
  static with(runtime: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.with(runtime),
        DatabaseModule.forRoot(runtime.environment.MONGODB_URI),
        HttpModule,
        ...features,
      ],
    };
  }
}
