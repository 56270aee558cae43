import { queueNames } from '@gaemi/domain/analysis/jobs';
import { createSeededRandom, type SeededRandom } from '@gaemi/providers/news/sample/seeded-random';
import type { Effect, Fault, Moment } from '../faults/fault.ts';
import { apiNames, workerNames } from '../product/product.ts';
import {
  briefingPoints,
  deadLetterPoints,
  effectsAt,
  type FaultPoint,
  mailPoints,
  mjbPoints,
  newsPoints,
  VISIBILITY,
} from './fault-points.ts';
import { modelMoods } from './model-moods.ts';
import type { Schedule, Trouble, Visit } from './schedule.ts';

/** Capabilities of the tested product. */
export interface Possible {
  members: number;
  companies: number;
  /** True when accumulation analyses are available. */
  mjb: boolean;
}

/** Index of the member who never has enough credit. */
export const POOR_MEMBER = 3;

/** Makes the schedule of a seed: the same for the same seed, whatever ran before. */
export function makeSchedule(seed: number, possible: Possible): Schedule {
  const random = createSeededRandom(`schedule ${seed}`);
  const visits = makeVisits(seed, random, possible);
  const faults: Fault[] = [];
  const troubles: Trouble[] = [];
  const hasMail = visits.some(({ kind }) => kind === 'sign-up');
  const hasMjb = visits.some(({ kind }) => kind === 'mjb');
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    if (random.chance(0.62)) {
      const fault = makeFault(random, { mail: hasMail, mjb: hasMjb });
      faults.push(fault);
      if (fault.point.startsWith(VISIBILITY)) troubles.push(...longWork(0));
    } else troubles.push(...withCompanions(makeTrouble(random, visits)));
  }
  const hasLetters = troubles.some(({ kind }) => kind === 'poison' || kind === 'dead');
  if (hasLetters && random.chance(0.5)) faults.push(faultAt(random, random.pick([anyLetter, ...deadLetterPoints])));
  const briefing = makeBriefing(seed);
  return {
    name: `seed ${seed}`,
    visits: [...visits, ...briefing.visits],
    faults: [...faults, ...briefing.faults],
    troubles,
  };
}

/** In some schedules a briefing is due, and in most of these its way is struck. From a stream of its own. */
function makeBriefing(seed: number): Pick<Schedule, 'visits' | 'faults'> {
  const random = createSeededRandom(`briefing ${seed}`);
  if (!random.chance(0.3)) return { visits: [], faults: [] };
  const visit = { kind: 'briefing', name: `briefing-${seed}`, startAt: random.integer(0, 400) } as const;
  return {
    visits: [visit],
    faults: random.chance(0.7) ? [faultAt(random, random.pick([anyBriefing, ...briefingPoints]))] : [],
  };
}

function makeVisits(seed: number, random: SeededRandom, { members, companies, mjb }: Possible): Visit[] {
  const visits: Visit[] = [];
  for (let count = random.integer(2, 4), index = 0; index < count; index += 1) {
    const common = {
      member: random.integer(0, members - 1),
      company: random.integer(0, companies - 1),
      startAt: random.integer(0, 250),
      givesUp: random.chance(0.1),
    };
    if (mjb && random.chance(0.35)) {
      const requestId = `MJB-${seed}-${index}-faults`;
      visits.push({ kind: 'mjb', ...common, requestId, repeats: random.integer(1, 3), days: random.integer(1, 8) });
    } else {
      const posts = makePosts(random);
      visits.push({
        kind: 'news',
        ...common,
        requestId: `faults-${seed}-${index}`,
        posts,
        gap: random.pick([0, 0, 10, 60, 250]),
      });
    }
  }
  visits.push({
    kind: 'grant',
    member: POOR_MEMBER,
    key: `grant-${seed}-faults`,
    credit: random.pick([10, 20, 30]),
    startAt: random.integer(0, 200),
  });
  if (random.chance(0.1))
    visits.push({
      kind: 'leaver',
      name: `leaver${seed}`,
      company: random.integer(0, companies - 1),
      startAt: random.integer(0, 200),
      leavesAfter: random.integer(20, 900),
    });
  if (random.chance(0.12)) visits.push({ kind: 'sign-up', name: `new${seed}`, startAt: random.integer(0, 200) });
  return visits;
}

function makePosts(random: SeededRandom): ('good' | 'bad')[] {
  if (random.chance(0.08)) return [random.pick(['good', 'bad'])];
  const posts = random.shuffle<'good' | 'bad'>(['good', 'bad']);
  for (let repeats = random.pick([0, 0, 0, 1, 1, 4]); repeats > 0; repeats -= 1)
    posts.push(random.pick(['good', 'bad']));
  return posts;
}

function makeFault(random: SeededRandom, { mail, mjb }: { mail: boolean; mjb: boolean }): Fault {
  const [first = anyPoint, ...others] = [...newsPoints, ...(mjb ? mjbPoints : []), ...(mail ? mailPoints : [])];
  const point = mail && random.chance(0.3) ? random.pick([anyMail, ...mailPoints]) : random.pick([first, ...others]);
  return faultAt(random, point);
}

function faultAt(random: SeededRandom, point: FaultPoint): Fault {
  const [effect, moment] = random.pick<readonly [Effect, Moment]>([['drop', 'after'], ...effectsAt(point)]);
  return {
    service: point.service,
    point: point.point,
    moment,
    effect,
    nth: random.integer(1, Math.min(3, Math.ceil(point.passes / 2))),
    from: point.from,
    ...(effect === 'delay' && { milliseconds: random.pick([50, 300, 900]) }),
    ...(effect === 'freeze' && { milliseconds: random.pick([400, 1_200]) }),
  };
}
const anyPoint: FaultPoint = { service: 'store', from: 'worker', point: 'commitTransaction', passes: 4 };
const anyBriefing: FaultPoint = { service: 'mail', from: 'worker', point: 'mail', passes: 1 };
const anyLetter: FaultPoint = { service: 'store', from: 'worker', point: 'update dead_letters', passes: 1 };
const anyMail: FaultPoint = { service: 'mail', from: 'api', point: 'DATA', passes: 1 };

const poisons = [
  '{not json',
  '{"type":"unknown","version":1}',
  '{"type":"news-analysis","version":99,"analysisId":"64b7f0c2a1d3e4f5a6b7c8d9"}',
] as const;
/** Well-formed jobs of analyses that do not exist. */
const strayJobs = {
  [queueNames.newsAnalysis]: '{"type":"news-analysis","version":1,"analysisId":"64b7f0c2a1d3e4f5a6b7c8d9"}',
  [queueNames.accumulation]: '{"type":"accumulation","version":1,"analysisId":"64b7f0c2a1d3e4f5a6b7c8d9"}',
};

/**
 * A wrong clock has no effect by itself: a worker has to be active, and the periodic tasks of the process have to run.
 */
function withCompanions(trouble: Trouble): Trouble[] {
  if (trouble.kind === 'skew') return [...longWork(trouble.at), trouble];
  // For a refund.
  if (trouble.kind === 'refuse') return [{ kind: 'model', at: 0, mood: 'fails with 401', times: 60 }, trouble];
  return [trouble];
}

/** The model is slow and time passes: heartbeats become due, and leases need renewal. */
function longWork(from: number): Trouble[] {
  const slow: Trouble = { kind: 'model', at: 0, mood: 'is slow', times: 1 };
  const soon: Trouble[] = [300, 600, 900].map((later) => ({ kind: 'jump', at: from + later, seconds: 16 }));
  return [slow, ...soon];
}

function makeTrouble(random: SeededRandom, visits: readonly Visit[]): Trouble {
  const at = random.integer(20, 700);
  const common = ['away', 'kill', 'skew', 'jump', 'poison', 'stray', 'duplicate', 'model', 'model', 'stop'] as const;
  const rare = ['forget', 'refuse', 'dead', 'dead'] as const;
  const kind = random.chance(0.12) ? random.pick(rare) : random.pick(common);
  switch (kind) {
    case 'away':
      return {
        kind,
        at,
        service: random.pick(['queue', 'store', 'mail', 'model', 'api']),
        for: random.pick([200, 600, 1_500]),
      };
    case 'kill':
      return { kind, at, process: random.pick([...workerNames, ...apiNames, 'store', 'queue']) };
    case 'stop':
      return { kind, at, process: random.pick([...workerNames, ...workerNames, ...apiNames]) };
    case 'forget':
      return { kind, at };
    case 'skew':
      return {
        kind,
        at,
        process: random.pick([...workerNames, ...apiNames]),
        seconds: random.pick([-90, 45, 90, 700]),
      };
    case 'jump':
      return { kind, at, seconds: random.pick([25, 65, 130, 615]) };
    case 'poison':
      return { kind, at, queue: queueNames.newsAnalysis, body: random.pick(poisons) };
    case 'stray':
      return { kind: 'poison', at, queue: queueNames.newsAnalysis, body: strayJobs[queueNames.newsAnalysis] };
    case 'duplicate':
      return { kind, at: at + 400, visit: random.integer(0, visits.length - 1) };
    case 'dead':
    case 'refuse':
      return { kind, at, visit: random.integer(0, 1) };
    case 'model':
      return { kind, at: random.integer(0, 200), mood: random.pick(modelMoods), times: random.pick([1, 3, 8, 60]) };
  }
}

/** Returns true when a message can only end in the dead-letter queue. */
export const isPoison = (body: string): boolean => poisons.some((poison) => poison === body);
