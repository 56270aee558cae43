import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const FILE = join(import.meta.dirname, '../../docker/nginx/security-headers.conf');

/** The headers of a page as nginx sends them (a test of infra/docker compares that file with the API's own). */
export function fixedHeaders(text = readFileSync(FILE, 'utf8')): Record<string, string> {
  const lines = text.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** Security headers of the web behind CloudFront, which is always behind TLS. */
export function webHeaders(scope: Construct): ResponseHeadersPolicy {
  const headers = fixedHeaders();
  const override = true;
  const known = [
    'content-security-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'x-xss-protection',
  ];
  return new ResponseHeadersPolicy(scope, 'WebHeaders', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'] ?? '', override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override },
      xssProtection: { protection: false, override },
    },
    customHeadersBehavior: {
      customHeaders: [
        ...Object.entries(headers).filter(([name]) => !known.includes(name)),
        ['cross-origin-opener-policy', 'same-origin'] as const,
        ['origin-agent-cluster', '?1'] as const,
      ].map(([header, value]) => ({ header, value, override })),
    },
  });
}
