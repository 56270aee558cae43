import type * as z from 'zod';
import { accountEndpoints } from './account-endpoints.ts';
import { accumulationEndpoints } from './accumulation-endpoints.ts';
import { adminEndpoints } from './admin-endpoints.ts';
import type { ErrorCode } from './errors.ts';
import { health } from './health.ts';
import { newsEndpoints } from './news-endpoints.ts';
import { type Route, type RouteName, routes } from './routes.ts';
import { stockSearchAnswer, stockSearchQuery } from './stocks.ts';
import { checkEmailAnswer, checkEmailParams, logInRequest, signUpAnswer, signUpRequest, userInfo } from './users.ts';
import {
  verificationQuery,
  verificationRequest,
  verificationRequestAnswer,
  verifyAnswer,
  verifyRequest,
} from './verification.ts';
import { watchlistAdd, watchlistAddAnswer, watchlistCodeParams, watchlistList, watchlistQuery } from './watchlist.ts';

/** Who may call: anybody, a logged-in member, an admin. */
export type Access = 'public' | 'member' | 'admin';

/** Everything that is to be said of an endpoint. The API's routing, validation and answers, and the OpenAPI document, come from it. */
export interface Endpoint {
  route: Route;
  tag: string;
  summary: string;
  access: Access;
  /** A member who must change a password given by others may call it before that. */
  beforePasswordChange?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of its own, named in small letters. */
  headers?: z.ZodType;
  body?: z.ZodType;
  /** HTTP status of success. */
  status: 200 | 201 | 202 | 204;
  /** Absent where success has no body. */
  answer?: z.ZodType;
  /** Error codes of its own, besides those that every endpoint of its kind can answer. */
  errors: readonly ErrorCode[];
}

export const endpoints = {
  checkEmail: {
    route: routes.checkEmail,
    tag: 'users',
    summary: '가입할 수 있는 이메일인지 확인',
    access: 'public',
    params: checkEmailParams,
    status: 200,
    answer: checkEmailAnswer,
    errors: ['EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  signUp: {
    route: routes.signUp,
    tag: 'users',
    summary: '회원가입. 먼저 이메일 인증을 마쳐야 합니다',
    access: 'public',
    body: signUpRequest,
    status: 201,
    answer: signUpAnswer,
    errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  logIn: {
    route: routes.logIn,
    tag: 'users',
    summary: '로그인. 세션 쿠키를 만들고 내 정보를 답합니다',
    access: 'public',
    body: logInRequest,
    status: 200,
    answer: userInfo,
    errors: ['LOG_IN_FAILED', 'TOO_MANY_REQUESTS'],
  },
  logOut: {
    route: routes.logOut,
    tag: 'users',
    summary: '로그아웃. 세션을 끝냅니다',
    access: 'public',
    status: 204,
    errors: [],
  },
  me: {
    route: routes.me,
    tag: 'users',
    summary: '내 정보',
    access: 'member',
    beforePasswordChange: true,
    status: 200,
    answer: userInfo,
    errors: [],
  },
  ...accountEndpoints,
  ...adminEndpoints,
  requestVerification: {
    route: routes.requestVerification,
    tag: 'verification',
    summary: '이메일로 인증코드 보내기',
    access: 'public',
    query: verificationQuery,
    body: verificationRequest,
    status: 200,
    answer: verificationRequestAnswer,
    errors: ['MAIL_ADDRESS_REFUSED', 'EMAIL_TAKEN', 'MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS', 'MAIL_UNAVAILABLE'],
  },
  verify: {
    route: routes.verify,
    tag: 'verification',
    summary: '인증코드 확인. 10분 동안 쓸 수 있는 증명을 서버에 남깁니다',
    access: 'public',
    query: verificationQuery,
    body: verifyRequest,
    status: 200,
    answer: verifyAnswer,
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_EXHAUSTED', 'TOO_MANY_REQUESTS'],
  },
  searchStocks: {
    route: routes.searchStocks,
    tag: 'stocks',
    summary: '종목을 이름, 코드, 초성으로 검색',
    access: 'member',
    query: stockSearchQuery,
    status: 200,
    answer: stockSearchAnswer,
    errors: [],
  },
  ...newsEndpoints,
  ...accumulationEndpoints,
  listWatchlist: {
    route: routes.listWatchlist,
    tag: 'watchlist',
    summary: '관심 종목, 새것부터. 이름, 코드, 초성으로 검색',
    access: 'member',
    query: watchlistQuery,
    status: 200,
    answer: watchlistList,
    errors: [],
  },
  addToWatchlist: {
    route: routes.addToWatchlist,
    tag: 'watchlist',
    summary: '관심 종목 추가. 이미 있는 종목은 그대로 둡니다',
    access: 'member',
    body: watchlistAdd,
    status: 201,
    answer: watchlistAddAnswer,
    errors: ['STOCK_NOT_FOUND', 'WATCHLIST_FULL'],
  },
  clearWatchlist: {
    route: routes.clearWatchlist,
    tag: 'watchlist',
    summary: '관심 종목 전체 삭제',
    access: 'member',
    status: 204,
    errors: [],
  },
  removeFromWatchlist: {
    route: routes.removeFromWatchlist,
    tag: 'watchlist',
    summary: '관심 종목에서 한 종목 삭제',
    access: 'member',
    params: watchlistCodeParams,
    status: 204,
    errors: ['NOT_ON_WATCHLIST'],
  },
  health: {
    route: routes.health,
    tag: 'health',
    summary: '서비스 상태와 데이터 출처',
    access: 'public',
    status: 200,
    answer: health,
    errors: [],
  },
} as const satisfies Record<RouteName, Endpoint>;
