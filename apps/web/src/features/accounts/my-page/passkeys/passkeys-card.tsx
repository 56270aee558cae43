import type { PasskeyItem } from '@gaemi/contracts/passkeys';
import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '../../../../shared/api/describe-failure.ts';
import { dateText, momentText } from '../../../../shared/seoul-date.ts';
import { useSignedInMember } from '../../../../shared/session/signed-in-member.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { Notice } from '../../../../ui/panel/notice.tsx';
import { TitledCard } from '../../../../ui/table/table.tsx';
import { supportsPasskeys } from '../../../second-step/browser-passkeys.ts';
import { ConfirmWho } from '../../../second-step/confirm-who.tsx';
import { isConfirmationRequired, passkeysQuery } from '../../../second-step/confirmation.ts';
import { CardAbout, CardAdd, CardFoot, CardList, CardRow } from '../card-rows.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { useRemovePasskey } from './passkey-queries.ts';
import styles from './passkeys-card.module.css';

/** The second factor of the member: passkeys and recovery codes, a new one of each, the end of a passkey. */
export function PasskeysCard() {
  const member = useSignedInMember();
  const { data, isError, error, isFetching, refetch } = useQuery(passkeysQuery);
  const [opened, setOpened] = useState<'add' | 'codes' | PasskeyItem | null>(null);
  if (isError && data === undefined) {
    return <ErrorPanel title="패스키를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  const passkeys = data?.items ?? [];
  const close = () => setOpened(null);
  return (
    <TitledCard title="패스키">
      <CardAbout>
        지문, 얼굴이나 PIN으로 확인하는 로그인 열쇠예요. 하나라도 등록하면 로그인할 때마다 비밀번호 다음에 한 번 더
        확인해요.
      </CardAbout>
      {member.is_admin && data?.items.length === 0 && (
        <Notice icon={ShieldAlert} role="note" className={styles.notice}>
          관리자는 회원의 등급과 크레딧을 바꿀 수 있어요. 계정을 지키도록 패스키를 등록해주세요.
        </Notice>
      )}
      <CardList label="패스키" total={data?.items.length}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpened(passkey)} />
        ))}
      </CardList>
      <AddFoot isFull={passkeys.length >= MAX_PASSKEYS} onAdd={() => setOpened('add')} />
      {passkeys.length > 0 && (
        <CardFoot>
          <Button onClick={() => setOpened('codes')}>복구 코드 새로 만들기</Button>
          <small>남은 복구 코드 {data?.recovery_codes_left}개</small>
        </CardFoot>
      )}
      {opened === 'add' && <AddPasskey hasPasskeys={passkeys.length > 0} onClose={close} />}
      {opened === 'codes' && <NewRecoveryCodes onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <RemovePasskey passkey={opened} isLast={passkeys.length === 1} onClose={close} />
      )}
    </TitledCard>
  );
}

function AddFoot({ isFull, onAdd }: { isFull: boolean; onAdd: () => void }) {
  const [isSupported] = useState(supportsPasskeys);
  const full = isFull ? `${MAX_PASSKEYS}개까지 등록할 수 있어요. 쓰지 않는 패스키를 삭제해주세요.` : undefined;
  return (
    <CardAdd refusal={isSupported ? full : '이 브라우저나 주소에서는 패스키를 쓸 수 없어요.'} onAdd={onAdd}>
      패스키 추가
    </CardAdd>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyItem; onRemove: () => void }) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <CardRow
      action={
        <Button onClick={onRemove} aria-label={`${name} 삭제`}>
          삭제
        </Button>
      }
    >
      <b>{name}</b>
      <small>
        {dateText(created_at)}에 등록 ·{' '}
        {last_used_at === null ? '로그인에 쓴 적 없음' : `마지막 사용 ${momentText(last_used_at)}`}
      </small>
    </CardRow>
  );
}

interface RemoveProps {
  passkey: PasskeyItem;
  isLast: boolean;
  onClose: () => void;
}

function RemovePasskey({ passkey, isLast, onClose }: RemoveProps) {
  const remove = useRemovePasskey();
  const send = () =>
    remove.mutate(passkey, {
      onSettled: (_removed, error) => {
        if (!isConfirmationRequired(error)) onClose();
      },
    });
  if (isConfirmationRequired(remove.error)) return <ConfirmWho hasPasskeys onDone={send} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="패스키를 삭제할까요?"
      action="삭제하기"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={send}
    >
      <p>
        {isLast
          ? '마지막 패스키예요. 복구 코드도 함께 지워지고, 비밀번호만으로 로그인하게 돼요.'
          : `${passkey.name} 패스키로는 더 이상 로그인할 수 없어요.`}
      </p>
    </ConfirmDialog>
  );
}
