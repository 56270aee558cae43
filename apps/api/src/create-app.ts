import { UserRepository } from '@gaemi/database/users/user.repository';
import { type Clock, systemClock } from '@gaemi/runtime/clock';
import { createLogger, type Logger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { findDangers, isPublicOrigin } from '@gaemi/runtime/settings/dangerous-settings';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { unnamedProxy } from '@gaemi/runtime/settings/trusted-proxies';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import passport from 'passport';
import { AppModule } from './app.module.ts';
import { type Environment, isBehindTls } from './environment.ts';
import { UnsubscribePages } from './features/alerts/unsubscribe-pages.ts';
import { SharePages } from './features/shares/share-pages.ts';
import { ApiKeyCheck, bearsKey } from './http/api-key/api-key-check.ts';
import { HEALTH_PATH, isApiRequest } from './http/api-path.ts';
import { closeWhenAnswered } from './http/close-when-answered.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { Devices } from './http/device/devices.ts';
import { databaseGate, declaredMethods } from './http/early-refusals.ts';
import { jsonBody } from './http/json-body.ts';
import { serveDocs } from './http/openapi/serve-docs.ts';
import { originCheck } from './http/origin-check.ts';
import { withRequestContext } from './http/request-context.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { renewCookie, sessionCookieName } from './http/session/session-cookie.ts';
import { sessionStore } from './http/session/session-store.ts';
import { isSharePath } from './http/share-paths.ts';
import { staticWeb } from './http/static-web.ts';
import { countCalls } from './http/throttle/throttle.guard.ts';
import { Throttle } from './http/throttle/throttle.ts';
import { answerUnreadable } from './http/unreadable-requests.ts';
import { isUnsubscribePath } from './http/unsubscribe-paths.ts';

/**
 * The whole HTTP application, connected to its database and ready to listen. Tests give their own clock and logger.
 * Throws EnvironmentError when a data source is asked for without its keys.
 */
export async function createApp(
  environment: Environment,
  overrides: { clock?: Clock; logger?: Logger } = {},
): Promise<NestExpressApplication> {
  const logger = overrides.logger ?? createLogger({ app: 'api', level: environment.LOG_LEVEL });
  const clock = overrides.clock ?? systemClock;
  const sources = chooseDataSources(environment);
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with({ environment, sources, clock, logger }),
    {
      logger: nestLogger(logger),
      bodyParser: false,
      abortOnError: false,
    },
  );

  const behindTls = isBehindTls(environment);
  app.disable('x-powered-by');
  app.disable('etag');
  // The caller's address comes from the proxies that the operator named, and from nobody else.
  app.set('trust proxy', [...environment.TRUSTED_PROXY_ADDRESSES]);
  const problem = unnamedProxy(environment.WEB_ORIGIN, environment.TRUSTED_PROXY_ADDRESSES);
  if (problem !== null) logger.warn(problem);
  if (isPublicOrigin(environment.WEB_ORIGIN)) for (const line of findDangers(environment)) logger.warn(line);

  // The order matters: what can refuse a request cheaply comes first.
  app.use(requestLog(logger), withRequestContext, securityHeaders(behindTls));
  // Before the files of the web: addresses of shared results and of the end of mails look like screens, too.
  app.use(...onlyFor(isSharePath, [compressAnswers(), app.get(SharePages, { strict: false }).handle]));
  app.use(...onlyFor(isUnsubscribePath, [app.get(UnsubscribePages, { strict: false }).handle]));
  if (environment.WEB_DIST_DIR !== undefined) app.use(...staticWeb(environment.WEB_DIST_DIR));
  const connection = app.get<Connection>(getConnectionToken());
  app.use(
    ...onlyFor(isApiRequest, [compressAnswers(), originCheck(environment.WEB_ORIGIN), declaredMethods, ...jsonBody()]),
    ...onlyFor(needsDatabase, [databaseGate(connection)]),
    ...onlyFor(needsKey, [app.get(ApiKeyCheck).identify]),
    ...onlyFor(needsSession, [
      app.get(Devices).writeCookie,
      sessionStore(environment, connection, app.get(UserRepository)),
      renewCookie(environment),
      passport.session(),
    ]),
    ...onlyFor(needsDatabase, [countCalls(app.get(Throttle))]),
  );
  // Longer than a proxy keeps its connections, so that it never sends on one that was just closed.
  app.getHttpServer().keepAliveTimeout = 80_000;
  // Bodies have a limit of their own (jsonBody); this one ends what never becomes a request. Node looks every 30 s.
  app.getHttpServer().headersTimeout = 15_000;
  app.getHttpServer().requestTimeout = 30_000;
  closeWhenAnswered(app.getHttpServer());
  answerUnreadable(app.getHttpServer());
  serveDocs(app, sessionCookieName(environment));
  return app;
}

const onlyFor = (wanted: (request: Request) => boolean, handlers: RequestHandler[]): RequestHandler[] =>
  handlers.map((handler) => (request, response, next) => (wanted(request) ? handler(request, response, next) : next()));

/** Health must answer without a database, and has neither a session nor anything to count. */
const needsDatabase = (request: Request): boolean => isApiRequest(request) && request.path !== HEALTH_PATH;

/** A request with a key has no session, whatever cookies it brings. */
const needsKey = (request: Request): boolean => needsDatabase(request) && bearsKey(request);
const needsSession = (request: Request): boolean => needsDatabase(request) && !bearsKey(request);
