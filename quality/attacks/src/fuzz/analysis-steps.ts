import { pick, type Step, withRight, withSession } from './step.ts';
import { expectStatus } from './world.ts';

export const addAnalysis = (of: number): Step => ({
  name: `addAnalysis(${of})`,
  async run(model, world) {
    const member = of % model.members.length;
    if (model.members[member]?.isWithdrawn) return;
    await world.addAnalysis(member);
    model.analyses.push({ owner: member, isErased: false });
  },
});

export const startAnalysis = (at: number, request: number): Step => ({
  name: `startAnalysis(${at}, ${request})`,
  run: (model, world) =>
    withRight(model, at, async (right, index) => {
      // The same few ids for all members: those of others are invisible and collide with nothing.
      const body = { request_id: `fuzz-request-${request}`, stock_name: '삼성전자' };
      const answer = await world.by(index, right.member, { method: 'post', path: 'medium-good-news-sqs', body });
      const lets = right.isAlive && right.canAnalyse;
      // A run limit may answer 409, a spent balance 402.
      expectStatus(answer, lets ? [202, 402, 409, 429] : right.isAlive ? 403 : 401, 'start of an analysis');
    }),
});

export const read = (at: number, analysis: number): Step => ({
  name: `read(${at}, ${analysis})`,
  run: (model, world) =>
    withRight(model, at, async (right, index) => {
      const found = pick(model.analyses, analysis);
      if (found === null) return;
      const [{ owner, isErased }, number] = found;
      const path = `combined-news/${world.given.analyses[number]}`;
      const answer = await world.by(index, right.member, { method: 'get', path });
      const isOwn = owner === right.member && !isErased;
      expectStatus(answer, !right.isAlive ? 401 : isOwn ? 200 : 404, 'reading an analysis');
    }),
});

export const share = (at: number, analysis: number): Step => ({
  name: `share(${at}, ${analysis})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const found = pick(model.analyses, analysis);
      if (found === null) return;
      const [{ owner, isErased }, number] = found;
      const path = `combined-news/${world.given.analyses[number]}/share`;
      const answer = await world.by(index, right.member, { method: 'post', path });
      const isOwn = owner === right.member && !isErased;
      expectStatus(answer, !right.isAlive ? 401 : isOwn ? 201 : 404, 'sharing');
      if (answer.status !== 201) return;
      for (const other of model.shares) if (other.analysis === number) other.isAlive = false;
      world.given.shares.push(answer.body.token);
      model.shares.push({ owner, analysis: number, isAlive: true });
    }),
});

export const readShare = (at: number): Step => ({
  name: `readShare(${at})`,
  async run(model, world) {
    const found = pick(model.shares, at);
    if (found === null) return;
    const answer = await world.byNobody({ method: 'get', path: `shared/${world.given.shares[found[1]]}` });
    expectStatus(answer, found[0].isAlive ? 200 : 404, 'reading a shared result');
  },
});

export const endShare = (at: number, other: number): Step => ({
  name: `endShare(${at}, ${other})`,
  run: (model, world) =>
    withSession(model, at, async (right, index) => {
      const found = pick(model.shares, other);
      if (found === null) return;
      const [target, number] = found;
      const path = `shares/${world.given.shares[number]}`;
      const answer = await world.by(index, right.member, { method: 'delete', path });
      expectStatus(answer, right.isAlive ? [204, 404] : 401, 'end of a share link');
      if (right.isAlive && target.owner === right.member) target.isAlive = false;
    }),
});
