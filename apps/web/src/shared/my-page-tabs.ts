/** The screens about the member. */
export const myPageTabs = [
  { to: '/mypage', text: '내 정보' },
  { to: '/mypage/alerts', text: '알림' },
] as const;
