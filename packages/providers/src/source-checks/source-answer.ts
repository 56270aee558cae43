import { ProviderError } from '../provider-error.ts';

/** What a source said to one cheap question. */
export interface SourceAnswer {
  /** One sentence for operators. */
  detail: string;
  /** The oldest that it gives; undefined where that is not known. */
  reachBack?: Date | undefined;
}

/** Asks a source one cheap question. @throws ProviderError */
export type AskSource = (signal: AbortSignal) => Promise<SourceAnswer>;

/** The company of the questions: Samsung Electronics, which every source knows. */
export const asked = { code: '005930', name: '삼성전자', corpCode: '00126380' } as const;

/** `2026-11-21 09:30 UTC` */
export const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The failure of one of several models, with the variable that names it. */
export class UnusableModel extends ProviderError {
  readonly model: string;
  readonly variable: string;

  constructor(failure: ProviderError, { model, variable }: { model: string; variable: string }) {
    const { provider, kind, retryable, ownLimit, status } = failure;
    const message = failure.message.slice(provider.length + 2);
    super(provider, kind, { message, retryable, ownLimit, ...(status !== undefined && { status }), cause: failure });
    this.model = model;
    this.variable = variable;
  }
}
