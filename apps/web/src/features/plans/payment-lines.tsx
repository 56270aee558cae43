import type { PlanList } from '@gaemi/contracts/plans';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './payment-lines.module.css';

type Payment = PlanList['payment'];

/** Where the money goes, as far as the operator has said: account, holder and, where given, the amount. */
export function PaymentLines({ payment: { account }, price }: { payment: Payment; price?: number }) {
  if (account === null && price === undefined) return null;
  return (
    <dl className={styles.lines}>
      {account !== null && (
        <div>
          <dt>입금 계좌</dt>
          <dd>
            {account.bank} {account.number}
          </dd>
          <dd className={styles.copy}>
            <CopyButton text={account.number} />
          </dd>
        </div>
      )}
      {account !== null && (
        <div>
          <dt>예금주</dt>
          <dd>{account.holder}</dd>
        </div>
      )}
      {price !== undefined && (
        <div>
          <dt>금액</dt>
          <dd>월 {price.toLocaleString('ko-KR')}원</dd>
        </div>
      )}
    </dl>
  );
}

/** "평일 10~18시에 확인해요 · 문의 help@example.com", as far as it is known. */
export function contactLine({ hours, contact }: Payment): string | null {
  const parts = [hours === null ? [] : `${hours}에 확인해요`, contact === null ? [] : `문의 ${contact}`].flat();
  return parts.length === 0 ? null : parts.join(' · ');
}

const SAID_MS = 2_000;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast('error', '계좌번호를 복사하지 못했어요. 직접 복사해 주세요.');
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SAID_MS);
  };
  return (
    <>
      <Button look="line" onClick={() => void copy()}>
        <Copy size={16} aria-hidden />
        {copied ? '복사했어요' : '복사'}
      </Button>
      <span className="sr" role="status">
        {copied && '계좌번호를 복사했어요'}
      </span>
    </>
  );
}
