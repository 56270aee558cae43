import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callApiForFile } from '../../shared/api/call-api-for-file.ts';
import { lazyExtra } from '../../shared/lazy-extra.ts';
import { myPageTabs } from '../../shared/my-page-tabs.ts';
import type { Preload } from '../../shared/preload.ts';
import { saveFile } from '../../shared/save-file.ts';
import { memberQuery } from '../../shared/session/member.ts';
import { sessionsQuery } from '../../shared/session/sessions-query.ts';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import { TextButton } from '../../ui/button/button.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ScreenTabs } from '../../ui/tabs/screen-tabs.tsx';
import { CreditHistory, creditLogsQuery } from './my-page/credit-history.tsx';
import { DeviceList } from './my-page/device-list.tsx';
import { ProfileCard } from './my-page/profile-card.tsx';
import { ThemeChoice } from './my-page/theme-choice.tsx';
import styles from './my-page/withdrawal.module.css';
import { Withdrawal } from './my-page/withdrawal.tsx';

const PasskeysCard = lazyExtra(async () => (await import('./my-page/passkeys/passkeys-card.tsx')).PasskeysCard);
const ApiKeysCard = lazyExtra(async () => (await import('./my-page/api-keys/api-keys-card.tsx')).ApiKeysCard);
const WebhooksCard = lazyExtra(async () => (await import('./my-page/webhooks/webhooks-card.tsx')).WebhooksCard);

/** `/mypage` */
export function MyPageRoute() {
  useDocumentTitle('내 정보');
  const member = useSignedInMember();
  const credit = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): the badge of the header leads here again and again
  useEffect(() => {
    if (hash === '#credit') credit.current?.scrollIntoView?.();
  }, [hash, key]);
  // Asked for anew: the balance and the grade may have changed elsewhere.
  useQuery({ ...memberQuery, staleTime: 0 });
  return (
    <>
      <PageHead title="내 정보" />
      <ScreenTabs label="내 정보 메뉴" tabs={myPageTabs} />
      <Stack>
        <ProfileCard member={member} />
        <div id="credit" ref={credit}>
          <CreditHistory />
        </div>
        <CardsBelow />
      </Stack>
    </>
  );
}

/** They come when it is known how high the lists above them are, so that nothing moves that is read. */
function CardsBelow() {
  const lists = [useQuery(creditLogsQuery(1)), useQuery(sessionsQuery)];
  if (lists.some(({ isPending }) => isPending)) return null;
  return (
    <>
      <DeviceList />
      <Suspense fallback={<Skeleton height={176} />}>
        <PasskeysCard />
      </Suspense>
      <Suspense fallback={<Skeleton height={176} />}>
        <ApiKeysCard />
      </Suspense>
      <Suspense fallback={<Skeleton height={176} />}>
        <WebhooksCard />
      </Suspense>
      <ThemeChoice />
      <OwnData />
      <Withdrawal />
    </>
  );
}

export const preloadMyPage: Preload = (client) => [
  client.ensureQueryData(creditLogsQuery(1)),
  client.ensureQueryData(sessionsQuery),
];

/** Saves everything that is held on the member as a file. */
function OwnData() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await callApiForFile('exportOwn', {}), '개미렌즈_개인정보.json'),
    meta: { fallback: '파일을 내려받지 못했습니다.' },
  });
  return (
    <div className={styles.withdrawal}>
      <TextButton locked={isPending} onClick={() => mutate()}>
        개인정보 내려받기
      </TextButton>
    </div>
  );
}
