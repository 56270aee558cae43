import { type AdminUser, type CreditGrant, creditGrant } from '@gaemi/contracts/admin';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AmountField, creditHint } from '../changes/change-fields.tsx';
import { ChangeForm } from '../changes/change-form.tsx';
import { useGrantCredit } from '../changes/change-member.ts';

interface Props {
  user: AdminUser;
  /** A change of this member is under way, from this form or the other one. */
  busy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Credit to add, and what was paid for it. */
export function CreditForm({ user, busy, onDone, onCancel }: Props) {
  const form = useForm({ resolver: zodResolver(creditGrant), defaultValues: nothing, shouldFocusError: false });
  const grantCredit = useGrantCredit(user._id);
  return (
    <ChangeForm
      label="크레딧 추가"
      form={form}
      press={grantCredit}
      busy={busy}
      done="크레딧 변경에 성공했습니다."
      describe={grantText}
      outcome={`지금 잔액은 ${credits(grantCredit.settleEarlier.data?.credit ?? user.credit)} 크레딧이에요.`}
      another={{ action: '새로 추가', onAnother: () => form.reset(nothing) }}
      onDone={onDone}
      onCancel={onCancel}
    >
      <AmountField control={form.control} name="paid" label="결제 금액" unit="원" />
      <AmountField
        control={form.control}
        name="credit"
        label="추가할 크레딧"
        unit="크레딧"
        hint={(added) => creditHint(user.credit, added, '추가')}
      />
    </ChangeForm>
  );
}

const nothing = { paid: 0, credit: 0 };

const credits = (amount: number) => amount.toLocaleString('ko-KR');

const grantText = ({ credit, paid }: CreditGrant) => `크레딧 ${credits(credit)}개 추가, 결제 금액 ${credits(paid)}원`;
