import type {
  AnalysisCosts,
  ApiKeyChange,
  ApiKeyItem,
  ApiKeyList,
  ApiKeyRequest,
  MadeApiKey,
} from '@gaemi/contracts/api-keys';
import { type ApiKey, ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { API_KEY_REPEAT_HOURS } from '@gaemi/domain/members/api-key';
import { creditCosts } from '@gaemi/domain/members/credits';
import { effectiveGrade, newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';
import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { apiKeyOf, createSalt, hashOfApiKey, hashOfPress } from '../../http/api-key/api-key-secret.ts';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK } from '../../providers.ts';
import { AccumulationWithholding } from '../accumulation/accumulation-withholding.ts';
import { type MemberNotice, MemberNotices } from '../admin/member-notices.ts';

const REPEAT_MS = API_KEY_REPEAT_HOURS * 3_600_000;
const REUSED = '이미 다른 내용으로 처리한 요청입니다. API 키 목록을 확인해주세요.';

/** The keys with which programs act for a member. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly throttle: Throttle,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
    private readonly accumulations: AccumulationWithholding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The member's keys, newest first, without their secrets. */
  async list({ _id }: Member): Promise<ApiKeyList> {
    const now = this.clock.now();
    return { items: (await this.keys.list(_id.toHexString())).map((key) => toItem(key, now)) };
  }

  /**
   * Makes a key, once under one press: a repeat gets the same answer for some hours, and nobody else has it. Throws API_KEYS_FULL, and
   * IDEMPOTENCY_KEY_REUSED for a press that made another key, or long ago. A mail tells the member.
   */
  async make(
    { _id: userId, email, passwordHash }: Member,
    { name, scopes, daily_credit_limit: dailyCreditLimit }: ApiKeyRequest,
    { pressId, request }: { pressId: string; request: Request },
  ): Promise<MadeApiKey> {
    await this.throttle.count('openAccess', userId.toHexString());
    const salt = createSalt();
    const key = apiKeyOf(salt, pressId);
    const createdAt = this.clock.now();
    const made = { userId, keyHash: hashOfApiKey(key), madeUnder: hashOfPress(pressId), salt, createdAt };
    const stored = await this.keys.insert(
      { ...made, name, scopes, dailyCreditLimit, madeWithLimit: dailyCreditLimit, ending: key.slice(-4) },
      passwordHash,
    );
    if (stored.salt === salt) {
      this.notices.sendBeside(email, madeNotice(stored), request);
      this.record(request, 'api-key-made', { userId, id: stored._id.toHexString() });
      return { ...toItem(stored, createdAt), key };
    }
    const isSame =
      stored.name === name &&
      isSameSet(stored.scopes, scopes) &&
      // The member may have changed it since.
      (stored.madeWithLimit ?? stored.dailyCreditLimit) === dailyCreditLimit;
    const isRecent = createdAt.getTime() - stored.createdAt.getTime() < REPEAT_MS;
    if (!isSame || !isRecent || stored.salt === undefined) {
      throw new AppError('IDEMPOTENCY_KEY_REUSED', { detail: REUSED });
    }
    return { ...toItem(stored, createdAt), key: apiKeyOf(stored.salt, pressId) };
  }

  /** Changes what a key may spend in a day. Throws API_KEY_NOT_FOUND. */
  async change(
    { _id: userId }: Member,
    { id, daily_credit_limit: limit }: ApiKeyChange & { id: string },
    request: Request,
  ): Promise<ApiKeyItem> {
    const changed = await this.keys.changeLimit(userId.toHexString(), id, limit);
    if (changed === null) throw new AppError('API_KEY_NOT_FOUND');
    this.record(request, 'api-key-changed', { userId, id });
    return toItem(changed, this.clock.now());
  }

  /** Ends a key at once. Throws API_KEY_NOT_FOUND for one that is revoked already or another member's. */
  async revoke({ _id: userId }: Member, id: string, request: Request): Promise<void> {
    if (!(await this.keys.revoke(userId.toHexString(), id))) throw new AppError('API_KEY_NOT_FOUND');
    this.record(request, 'api-key-revoked', { userId, id });
  }

  /** What an analysis costs the member now, the balance, and what the key that asks may spend. */
  async costs(member: Member, key: ApiKey | undefined): Promise<AnalysisCosts> {
    const now = this.clock.now();
    const today = seoulDay(now);
    const grade = effectiveGrade(member, now);
    const tier = tierOfGrade[grade];
    return {
      credit: member.credit,
      grade,
      news: {
        tier,
        cost: creditCosts.news[tier],
        start_date: addMonths(today, -newsTierLimits[tier].lookBackMonths),
        end_date: today,
      },
      mjb: { cost: creditCosts.accumulation, stays_inside: await this.accumulations.staysInside() },
      api_key: key === undefined ? null : toItem(key, now),
    };
  }

  private record(
    request: Request,
    event: 'api-key-made' | 'api-key-changed' | 'api-key-revoked',
    { userId, id }: { userId: Member['_id']; id: string },
  ): void {
    this.trail.record(request, event, { account: userId.toHexString(), what: id });
  }
}

const scopeNames: Record<ApiKey['scopes'][number], string> = { read: '읽기', analyse: '분석 (크레딧을 써요)' };

/** Whoever has a session for a moment must not make a lasting key unseen. */
const madeNotice = ({ name, scopes, ending }: ApiKey): MemberNotice => ({
  subject: 'API 키가 만들어졌어요',
  lines: [
    `회원님의 계정에 API 키가 만들어졌어요: ${name} (…${ending})`,
    `이 키를 가진 프로그램이 할 수 있는 일: ${scopes.map((scope) => scopeNames[scope]).join(', ')}`,
    '직접 만들지 않으셨다면 비밀번호를 바꾸고 관리자에게 알려주세요. 비밀번호를 바꾸면 API 키는 모두 폐기돼요.',
  ],
});

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

function toItem(key: ApiKey, now: Date): ApiKeyItem {
  const { _id, name, scopes, ending, createdAt, lastUsedAt, dailyCreditLimit, spent } = key;
  return {
    id: _id.toHexString(),
    name,
    scopes,
    ending,
    daily_credit_limit: dailyCreditLimit,
    spent_today: spent?.day === seoulDay(now) ? spent.credits : 0,
    created_at: createdAt.toISOString(),
    last_used_on: lastUsedAt && seoulDay(lastUsedAt),
  };
}
