import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import { DOCS_PATH } from '../security-headers.ts';
import { openApiDocument } from './document.ts';

/** Serves the document as JSON at `/api/docs-json` and as pages at `/api/docs`. */
export function serveDocs(app: INestApplication, cookieName: string): void {
  SwaggerModule.setup(DOCS_PATH, app, () => openApiDocument(cookieName), {
    raw: ['json'],
    customSiteTitle: '개미렌즈 API',
    swaggerOptions: { persistAuthorization: false },
  });
}
