import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type LegalKind, legalKinds } from '@gaemi/domain/members/legal';
import * as z from 'zod';

const words = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(300, 'must have at most 300 characters');

const operatorFile = z.strictObject(
  { name: words, representative: words, registration: words, address: words, contact: words },
  'must have name, representative, registration, address and contact and nothing else',
);
/** Who runs the service, as Korean law wants it shown. */
export type LegalOperator = z.infer<typeof operatorFile>;

const frontMatter = z.object({
  version: z.string('must be set').min(1, 'must be set').max(40, 'must have at most 40 characters'),
  effective: z.iso.date('must be a day, yyyy-MM-dd'),
});

export interface LegalDocument {
  kind: LegalKind;
  version: string;
  /** The day from which it holds. */
  effective: string;
  markdown: string;
}
export interface LegalTexts {
  operator: LegalOperator;
  documents: LegalDocument[];
}

/** Path of a folder with terms.md, privacy.md and operator.json; parses to their content. An error is one line. */
export const legalDirectory = z.string().transform((path, context): LegalTexts => {
  try {
    return readLegalTexts(resolve(path));
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** The legal texts of a service. */
export const legalVariables = {
  /** Folder of the operator's own texts; the bundled drafts without it. */
  LEGAL_DIR: legalDirectory.optional(),
};

function readLegalTexts(folder: string): LegalTexts {
  const operator = operatorFile.safeParse(parseJson(readText(folder, 'operator.json')));
  if (!operator.success) throw new Error(`operator.json: ${describeIssue(operator.error)}`);
  return { operator: operator.data, documents: legalKinds.map((kind) => readDocument(folder, kind)) };
}

function readDocument(folder: string, kind: LegalKind): LegalDocument {
  const name = `${kind}.md`;
  const [, head = null, markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(folder, name)) ?? [];
  if (head === null) throw new Error(`${name}: must begin with ---, version: …, effective: yyyy-MM-dd and ---`);
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const [key = '', ...value] = line.split(':');
      return [
        key.trim(),
        value
          .join(':')
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      ];
    }),
  );
  const parsed = frontMatter.safeParse(fields);
  if (!parsed.success) throw new Error(`${name}: ${describeIssue(parsed.error)}`);
  if (markdown.trim() === '') throw new Error(`${name}: must have a text below its head`);
  return { kind, ...parsed.data, markdown: markdown.trim() };
}

function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const how = isMissing ? 'is not found' : 'cannot be read';
    throw new Error(`must be a folder with terms.md, privacy.md and operator.json; ${name} ${how}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ');
}
