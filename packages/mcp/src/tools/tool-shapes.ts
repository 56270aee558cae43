import * as z from 'zod';

const codeWrong = '여섯 자리 종목코드를 넣어주세요(예: 005930). 이름만 알면 find_stock으로 찾아주세요.';
export const stockCode = z
  .string(codeWrong)
  .regex(/^[0-9A-Z]{6}$/, codeWrong)
  .describe('여섯 자리 종목코드. find_stock으로 찾아요.');

const idWrong = 'start_analysis나 list_analyses가 준 request_id를 그대로 넣어주세요.';
/** Of an analysis that was started. */
export const knownId = z.string(idWrong).regex(/^[A-Za-z0-9_-]{8,64}$/, idWrong);

export const requestId = knownId
  .optional()
  .describe(
    'start_analysis나 list_analyses가 준 request_id. 없으면 가장 최근 것. 끝나기를 기다릴 때는 wait_for_analysis예요.',
  );

const confirmationWrong = '첫 호출이 준 확인 문자열을 그대로 넣어주세요.';
export const confirmation = z.string(confirmationWrong).max(2_000, confirmationWrong);

export const day = z.iso.date('서울 날짜를 yyyy-MM-dd로 넣어주세요(예: 2026-11-20).').describe('서울 날짜 yyyy-MM-dd');

/** Arguments of a tool. One that it does not know is refused: what was meant by it would be left out silently. */
export const toolInput = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return undefined;
      const known = Object.keys(shape).join(', ');
      return `${issue.keys.join(', ')}: 이 도구에 없는 값이에요. ${known === '' ? '값 없이 불러주세요.' : `넣을 수 있는 값: ${known}`}`;
    },
  });

export const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

/** Shape of a tool's structure: what it tells beside its own fields. */
export const describeOutput = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  message: z.string(),
  fenced: z.string().optional(),
  ...shape,
});

/** Progress of an analysis that still runs. */
export const progress = z.number().describe('진행률(%)');
export const running = z.object({ request_id: z.string(), progress });

/** Of one side of an analysis: points have no other unit. */
export const score = z.number().describe('100점 가운데 이 쪽의 점수. 확률이 아니에요.');
export const thin = z.boolean().describe('true이면 점수에 든 소식이 적어 방향을 말하지 않아요.');
export const scoreChange = z
  .number()
  .nullable()
  .describe('그전 분석보다 오르내린 점수. null이면 그전 분석이 없거나 비교할 수 없어요.');
export const close = z.number().describe('종가(원). 액면분할 등에 맞춰 고친 값');
