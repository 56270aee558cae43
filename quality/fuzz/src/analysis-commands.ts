import { addLiveAnalysis, filedEvent } from '@gaemi/api/test/live-analysis.ts';
import { analysisCosts } from '@gaemi/contracts/api-keys';
import { combinedNews } from '@gaemi/contracts/news-analysis';
import { routes } from '@gaemi/contracts/routes';
import { newShare } from '@gaemi/contracts/shares';
import { expect } from 'vitest';
import { z } from 'zod';
import { bySession, type Caller, expectStatus, type Stage, send } from './caller.ts';
import { until } from './member-commands.ts';
import type { Actor, Member, Thing } from './world.ts';

const progress = z.object({ progress: z.number() });

/** Starts a news analysis by a session or a key. Who may not, starts none. */
export async function analyse(stage: Stage, { member, session }: Actor, by: Caller): Promise<void> {
  const { tier } = analysisCosts.parse((await send(bySession(stage, member, session), routes.analysisCosts)).body).news;
  const requestId = crypto.randomUUID();
  const body = { request_id: requestId, stock_name: '삼성전자' };
  const post = (side: string) => send(by, routes.postNews, { params: { tier, side }, body });
  const first = await post('good');
  const key = member.keys.find((each) => by.headers.authorization === `Bearer ${each.key}`);
  if (key !== undefined && (key.ended || !key.scopes.includes('analyse'))) {
    expect(first.status).toBe(key.ended ? 401 : 403);
    return;
  }
  expect([202, 402, 429]).toContain(first.status);
  if (first.status !== 202) return;
  member.marks.add(requestId);
  member.analyses.push({ requestId, id: null, shareable: false });
  expect((await post('bad')).status).toBe(202);
}

/** Waits for the running analyses of a member. */
export async function awaitAnalyses(stage: Stage, { member, session }: Actor): Promise<void> {
  const caller = bySession(stage, member, session);
  for (const analysis of member.analyses.filter(({ id }) => id === null)) {
    const params = { requestId: analysis.requestId };
    await until('an analysis', async () => {
      const { body } = await expectStatus(caller, [routes.newsProgress, 200], { params });
      return progress.parse(body).progress === 100;
    });
    const { body } = await expectStatus(caller, [routes.combinedNewsByRequest, 200], { params });
    analysis.id = combinedNews.parse(body)._id;
    member.marks.add(analysis.id);
  }
}

/** Gives a member a finished analysis of live sources, which may be shared. */
export async function addShareable(stage: Stage, member: Member): Promise<void> {
  const stored = await stage.product.api.users.findByEmail(member.email);
  if (stored === null) throw new Error('the member is not stored');
  const texts = { lead: ['공급 계약이 앞섰어요.'], summary: '공급 계약을 맺었어요.', events: [filedEvent] };
  const id = await addLiveAnalysis(stage.product.api, stored._id, texts);
  member.analyses.push({ requestId: `request-${id}`, id, shareable: true });
  member.marks.add(id);
}

/** Shares an analysis, which may be somebody else's. A new link ends the former one. */
export async function share(stage: Stage, { member, session }: Actor, [owner, index]: Thing) {
  const analysis = owner.analyses[index % Math.max(1, owner.analyses.length)];
  if (analysis === undefined || analysis.id === null) return;
  const allowed = analysis.shareable ? 201 : 409;
  const { body, status } = await send(bySession(stage, member, session), routes.shareNews, {
    params: { id: analysis.id },
  });
  expect(status).toBe(owner === member ? allowed : 404);
  if (status !== 201) return;
  for (const former of member.shares.filter(({ of }) => of === analysis)) former.ended = true;
  const { token } = newShare.parse(body);
  member.shares.push({ token, of: analysis, ended: false });
  member.marks.add(token);
}

/** Ends a link, which may be ended already, or somebody else's. */
export async function endShare(stage: Stage, { member, session }: Actor, [owner, index]: Thing) {
  const link = owner.shares[index % Math.max(1, owner.shares.length)];
  if (link === undefined) return;
  const own = owner === member && !link.ended;
  const call = { params: { token: link.token } };
  await expectStatus(bySession(stage, member, session), [routes.endShare, own ? 204 : 404], call);
  if (own) link.ended = true;
}
