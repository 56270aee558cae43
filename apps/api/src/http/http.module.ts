import { ApiKeysStoreModule } from '@gaemi/database/api-keys/api-keys-store.module';
import { PasskeysStoreModule } from '@gaemi/database/passkeys/passkeys-store.module';
import { PushStoreModule } from '@gaemi/database/push/push-store.module';
import { UsersStoreModule } from '@gaemi/database/users/users-store.module';
import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.ts';
import { AnswerInterceptor } from './answer.interceptor.ts';
import { ApiKeyCheck } from './api-key/api-key-check.ts';
import { Withholding } from './api-key/withholding.ts';
import { Devices } from './device/devices.ts';
import { ErrorFilter } from './error.filter.ts';
import { RequestValidationPipe } from './request-validation.pipe.ts';
import { SecurityTrail } from './security-trail.ts';
import { Confirmations } from './session/confirmations.ts';
import { HalfOpenSessions } from './session/half-open-sessions.ts';
import { MemberIdSerializer, Sessions } from './session/sessions.ts';
import { ThrottleGuard } from './throttle/throttle.guard.ts';
import { Throttle } from './throttle/throttle.ts';

/** The path of every request: throttle, access, validation, answer, errors. */
@Global()
@Module({
  imports: [ApiKeysStoreModule, PasskeysStoreModule, PushStoreModule, UsersStoreModule, PassportModule],
  providers: [
    Sessions,
    HalfOpenSessions,
    Confirmations,
    MemberIdSerializer,
    Throttle,
    Devices,
    SecurityTrail,
    ApiKeyCheck,
    Withholding,
    { provide: APP_GUARD, useClass: ThrottleGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: RequestValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [Sessions, HalfOpenSessions, Throttle, Devices, SecurityTrail, ApiKeyCheck, Withholding],
})
export class HttpModule {}
