import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from '../security-headers.ts';
import { openApiDocument, openApiDocumentForKeys } from './document.ts';

const options = { raw: ['json'], swaggerOptions: { persistAuthorization: false } } as const;

/**
 * Serves the document as JSON at `/api/docs-json` and as pages at `/api/docs`; the part for API keys at `/api/openapi-keys.json`
 * and `/api/docs/keys`.
 */
export function serveDocs(app: INestApplication, cookieName: string): void {
  SwaggerModule.setup(`${DOCS_PATH}/keys`, app, () => openApiDocumentForKeys(cookieName), {
    ...{ raw: [...options.raw], swaggerOptions: options.swaggerOptions },
    jsonDocumentUrl: '/api/openapi-keys.json',
    customSiteTitle: '개미렌즈 API: API 키로',
  });
  SwaggerModule.setup(DOCS_PATH, app, () => openApiDocument(cookieName), {
    ...{ raw: [...options.raw], swaggerOptions: options.swaggerOptions },
    customSiteTitle: '개미렌즈 API',
  });
}
