import {
  adminUser,
  adminUserList,
  adminUserParams,
  adminUsersQuery,
  auditList,
  auditQuery,
  creditGrant,
  gradeChange,
} from './admin.ts';
import { routes } from './routes.ts';

/** The endpoints of the admin screen. */
export const adminEndpoints = {
  adminUsers: {
    route: routes.adminUsers,
    tag: 'admin',
    summary: '회원 목록, 새 회원부터. 이름이나 이메일로 검색',
    access: 'admin',
    query: adminUsersQuery,
    status: 200,
    answer: adminUserList,
    errors: [],
  },
  changeGrade: {
    route: routes.changeGrade,
    tag: 'admin',
    summary: '회원의 등급과 만료일 변경. 만료일은 서울 기준으로 그날까지입니다',
    access: 'admin',
    params: adminUserParams,
    body: gradeChange,
    status: 200,
    answer: adminUser,
    errors: ['USER_NOT_FOUND'],
  },
  grantCredit: {
    route: routes.grantCredit,
    tag: 'admin',
    summary: '회원에게 크레딧 지급, 결제 금액 기록',
    access: 'admin',
    params: adminUserParams,
    body: creditGrant,
    status: 200,
    answer: adminUser,
    errors: ['USER_NOT_FOUND'],
  },
  listAudit: {
    route: routes.listAudit,
    tag: 'admin',
    summary: '관리자 변경 기록, 새것부터. 바꾸거나 지울 수 없습니다',
    access: 'admin',
    query: auditQuery,
    status: 200,
    answer: auditList,
    errors: [],
  },
} as const;
