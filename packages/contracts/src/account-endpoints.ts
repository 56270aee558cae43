import {
  changeOwnPasswordRequest,
  changePasswordRequest,
  creditLogList,
  creditLogsQuery,
  findEmailAnswer,
  findEmailRequest,
} from './account.ts';
import { routes } from './routes.ts';

/** The endpoints of find-email, find-password and My page. */
export const accountEndpoints = {
  findEmail: {
    route: routes.findEmail,
    tag: 'users',
    summary: '이름과 전화번호로 이메일 찾기. 이메일은 일부를 가리고 답합니다',
    access: 'public',
    body: findEmailRequest,
    status: 200,
    answer: findEmailAnswer,
    errors: ['NO_MATCHING_MEMBER', 'TOO_MANY_REQUESTS'],
  },
  changePassword: {
    route: routes.changePassword,
    tag: 'users',
    summary: '비밀번호 재설정. 먼저 이메일 인증을 마쳐야 하며, 모든 기기에서 로그아웃됩니다',
    access: 'public',
    body: changePasswordRequest,
    status: 204,
    errors: ['EMAIL_NOT_VERIFIED', 'MEMBER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  changeOwnPassword: {
    route: routes.changeOwnPassword,
    tag: 'users',
    summary: '현재 비밀번호로 비밀번호 변경. 다른 기기에서는 로그아웃됩니다',
    access: 'member',
    body: changeOwnPasswordRequest,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  },
  listCreditLogs: {
    route: routes.listCreditLogs,
    tag: 'users',
    summary: '내 크레딧 내역, 새것부터',
    access: 'member',
    query: creditLogsQuery,
    status: 200,
    answer: creditLogList,
    errors: [],
  },
  withdraw: {
    route: routes.withdraw,
    tag: 'users',
    summary: '회원 탈퇴. 개인정보와 분석을 바로 지우고, 같은 이메일은 30일 동안 가입할 수 없습니다',
    access: 'member',
    status: 204,
    errors: ['LAST_ADMIN'],
  },
} as const;
