import { answerOf, GaemiError } from '@gaemi/client';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import { recentAnalyses } from './analyses.ts';
import { fence, inline } from './fence.ts';
import type { Member } from './member.ts';
import { MAX_DAYS, newestDays } from './newest-days.ts';
import { momentText } from './texts.ts';

const LISTED = 20;
const kindNames = { news: '뉴스 분석', accumulation: '매집비 분석' } as const;

/** Finished analyses as resources, which a person picks and an assistant reads with all that fits. */
export function registerResources(server: McpServer, member: Member): void {
  const list = async () => {
    const finished = (await recentAnalyses(member, LISTED)).filter(({ status }) => status === 'finished');
    return {
      resources: finished.map(({ id, kind, stock_name, created_at }) => ({
        uri: `gaemi://analyses/${id}`,
        name: `${inline(stock_name)} ${kindNames[kind]} ${momentText(created_at)}`,
        mimeType: 'text/plain',
      })),
    };
  };
  server.registerResource(
    'analysis',
    new ResourceTemplate('gaemi://analyses/{id}', { list }),
    {
      title: '분석 결과',
      description: '끝난 분석 한 건의 값이에요. 날짜별 값은 최근 60일까지예요.',
      mimeType: 'text/plain',
    },
    async (uri, { id }) => {
      const path = { id: String(id) };
      const found = answerOf(member.client.GET('/api/v1/analyses/{id}', { params: { path } }));
      const analysis = await found.catch((error: unknown) => throwUnknown(error, uri.href));
      const { shortened, longest } = newestDays(analysis);
      const cut = longest > MAX_DAYS ? `길어서 ${longest}일 중 최근 ${MAX_DAYS}일만 담았어요.\n` : '';
      const text = `${cut}${fence([JSON.stringify(shortened)])}`;
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    },
  );
}

/** The protocol's own code: the SDK would answer the refusal of an id as a fault of this program. */
const RESOURCE_NOT_FOUND = -32_002;

function throwUnknown(error: unknown, uri: string): never {
  const isUnknown = error instanceof GaemiError && (error.status === 400 || error.status === 404);
  throw isUnknown ? new McpError(RESOURCE_NOT_FOUND, error.message, { uri }) : error;
}
