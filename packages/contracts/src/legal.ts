import { legalKinds } from '@gaemi/domain/members/legal';
import * as z from 'zod';
import { routes } from './routes.ts';

const kind = z.enum(legalKinds);

/** A text that a public service shows. `draft`: bundled with the program; the operator has given none. */
export const legalDocument = z
  .object({ kind, version: z.string(), effective: z.iso.date(), markdown: z.string(), draft: z.boolean() })
  .meta({ id: 'LegalDocument' });
export type LegalDocument = z.infer<typeof legalDocument>;

/** `operator`: null where the operator has not told. */
export const legalAnswer = z
  .object({
    operator: z
      .object({
        name: z.string(),
        representative: z.string(),
        registration: z.string(),
        address: z.string(),
        contact: z.string(),
      })
      .nullable(),
    documents: z.array(legalDocument),
  })
  .meta({ id: 'LegalTexts' });
export type LegalAnswer = z.infer<typeof legalAnswer>;

/** A version that the member has not agreed to. `agreed_version`: null where the member agreed to none of the operator's. */
export const legalChange = z
  .object({
    kind,
    version: z.string(),
    effective: z.iso.date(),
    agreed_version: z.string().nullable(),
    /** Lines that are new, and lines that are gone; both empty where the old text is not known. */
    added: z.array(z.string()),
    removed: z.array(z.string()),
  })
  .meta({ id: 'LegalChange' });
export type LegalChange = z.infer<typeof legalChange>;

const version = z.string('버전이 올바르지 않습니다.').max(40, '버전이 올바르지 않습니다.');
/** The versions that the member has read. */
export const legalAgreement = z.strictObject({ terms: version, privacy: version }).meta({ id: 'LegalAgreement' });
export type LegalAgreement = z.infer<typeof legalAgreement>;

/** Endpoints of the terms and of the privacy policy. */
export const legalEndpoints = {
  legal: {
    route: routes.legal,
    tag: 'legal',
    summary: '운영자 정보, 이용약관과 개인정보 처리방침',
    access: 'public',
    status: 200,
    answer: legalAnswer,
    errors: [],
  },
  legalChanges: {
    route: routes.legalChanges,
    tag: 'legal',
    summary: '아직 동의하지 않은 새 이용약관과 개인정보 처리방침, 바뀐 내용과 함께',
    access: 'member',
    status: 200,
    answer: z.object({ items: z.array(legalChange) }).meta({ id: 'LegalChangeList' }),
    errors: [],
  },
  agreeToLegal: {
    route: routes.agreeToLegal,
    tag: 'legal',
    summary: '새 이용약관과 개인정보 처리방침에 동의',
    access: 'member',
    body: legalAgreement,
    status: 204,
    errors: ['LEGAL_VERSION_OVER'],
  },
} as const;
