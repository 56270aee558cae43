import { SHARE_DAYS } from '@gaemi/domain/sharing/share-link';
import { longDate } from '../../../shared/seoul-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal, ModalActions } from '../../../ui/dialog/modal.tsx';
import { TextToCopy } from '../../../ui/field/text-to-copy.tsx';
import { useShorterFocus } from '../../../ui/page/shorter-focus.ts';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { ResultView } from '../result/result-view.ts';
import styles from './share-dialog.module.css';
import { useShareLink } from './use-share-link.ts';

interface Props {
  view: ResultView;
  onClose: () => void;
}

/** The share link of a result: makes it, sends it, tells its last day and ends it. */
export function ShareDialog({ view, onClose }: Props) {
  return (
    <Modal title="결과 공유" onClose={onClose}>
      {view.isSample ? (
        <>
          <p>예시 데이터는 공유할 수 없어요.</p>
          <ModalActions>
            <Button onClick={onClose}>닫기</Button>
          </ModalActions>
        </>
      ) : (
        <ShareLink view={view} />
      )}
    </Modal>
  );
}

function ShareLink({ view }: { view: ResultView }) {
  const { isPending, failure, until, url, make, end, send } = useShareLink(view);
  // Where the button goes that ended it.
  const texts = useShorterFocus(Number(until !== null));
  if (failure !== null) {
    return <ErrorPanel title="공유 링크를 확인하지 못했어요." onRetry={failure.retry} busy={failure.isRetrying} />;
  }
  if (isPending) return <Skeleton height={72} />;
  return (
    <>
      <div ref={texts} className={styles.texts} tabIndex={-1}>
        <p>링크가 있으면 로그인하지 않아도 이 결과를 볼 수 있어요. 이름과 다른 기록은 보이지 않아요.</p>
        {until === null && <p>링크는 {SHARE_DAYS}일 뒤에 끝나고, 그 전에 끝낼 수도 있어요.</p>}
        {until !== null && (
          <p>
            <b>{longDate(until)}까지</b> 볼 수 있는 링크가 있어요.
            {url === null && ' 새 링크를 만들면 앞의 링크는 끝나요.'}
          </p>
        )}
        {url !== null && <TextToCopy label="공유 링크" text={url} />}
      </div>
      <ModalActions>
        {until !== null && (
          <Button look="line" busy={end.isPending} onClick={() => end.mutate()}>
            공유 그만하기
          </Button>
        )}
        {url === null ? (
          <Button look="accent" busy={make.isPending} onClick={() => make.mutate()}>
            {until === null ? '링크 만들기' : '새 링크 만들기'}
          </Button>
        ) : (
          <Button look="accent" onClick={() => void send(url)}>
            링크 보내기
          </Button>
        )}
      </ModalActions>
    </>
  );
}
