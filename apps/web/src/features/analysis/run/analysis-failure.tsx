import { ErrorDialog } from '../../../ui/dialog/dialog.tsx';
import { RefundLine } from './refund-line.tsx';

interface Props {
  /** The server's sentence, empty where it gave none; null while nothing has failed. */
  detail: string | null;
  /** Credits it cost; null where that is not known. */
  charged: number | null;
  /** What becomes of it all the same. */
  hint?: string | undefined;
  onConfirm: () => void;
}

export function AnalysisFailure({ detail, charged, hint, onConfirm }: Props) {
  if (detail === null) return null;
  return (
    <ErrorDialog title="오류가 발생하여 진행이 중단되었습니다" onConfirm={onConfirm}>
      {detail !== '' && <p>{detail}</p>}
      {hint !== undefined && <p>{hint}</p>}
      <p>확인을 누르시면 이전페이지로 돌아갑니다</p>
      {hint === undefined && <RefundLine charged={charged} />}
    </ErrorDialog>
  );
}
