import { answerOf, GaemiError } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Member } from '../member.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, toolInput } from './tool-shapes.ts';

/** Newest trading days that are told. */
const SHOWN = 30;
/** Those that the text tells, too. */
const TOLD = 5;
const DAY_MS = 86_400_000;

interface Calendar {
  today: string;
  from: string;
  closed_days: readonly string[];
}

export function registerTradingDays(server: McpServer, member: Member): void {
  server.registerTool(
    'trading_days',
    {
      title: '거래일',
      description: `매집비 분석의 start_date와 end_date로 고를 수 있는 거래일을 알려줘요. from부터 오늘까지 고를 수 있고, days는 그중 새것 ${SHOWN}일이에요. 앞날은 고를 수 없어요. 크레딧을 쓰지 않아요.`,
      inputSchema: toolInput({}),
      outputSchema: describeOutput({ today: z.string(), from: z.string(), days: z.array(z.string()) }),
      annotations: readOnly,
    },
    () =>
      toolResult(async () => {
        const calendar = await readCalendar(member);
        const days = newestDays(calendar);
        return {
          lines: [
            `오늘은 ${calendar.today}이에요. ${calendar.from}부터 고를 수 있어요.`,
            `최근 거래일: ${days.slice(0, TOLD).join(', ')}`,
          ],
          structure: { today: calendar.today, from: calendar.from, days },
        };
      }),
  );
}

/** Throws VALIDATION_FAILED for a period that an accumulation analysis cannot have. */
export async function requireTradable(member: Member, period: { from: string; to: string }): Promise<void> {
  const calendar = await readCalendar(member);
  const reason =
    period.from > period.to
      ? 'start_date는 end_date보다 늦을 수 없어요.'
      : (findRefusal(period.from, calendar) ?? findRefusal(period.to, calendar));
  if (reason === null) return;
  const sentence = `${reason} trading_days로 고를 수 있는 날을 확인해주세요.`;
  throw new GaemiError(sentence, { status: 400, code: 'VALIDATION_FAILED' });
}

const readCalendar = ({ client }: Member): Promise<Calendar> => answerOf(client.GET('/api/v1/mjb-calendar'));

function findRefusal(day: string, { today, from, closed_days }: Calendar): string | null {
  if (day > today) return `${day}은 아직 오지 않은 날이에요.`;
  if (day < from) return `${day}은 너무 오래되어 고를 수 없어요. ${from}부터 고를 수 있어요.`;
  if (isWeekend(day)) return `${day}은 주말이라 거래가 없어요.`;
  return closed_days.includes(day) ? `${day}은 휴장일이라 거래가 없어요.` : null;
}

function newestDays(calendar: Calendar): string[] {
  const days: string[] = [];
  for (let day = calendar.today; day >= calendar.from && days.length < SHOWN; day = dayBefore(day)) {
    if (findRefusal(day, calendar) === null) days.push(day);
  }
  return days;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
