import { saveFile } from '../../../../shared/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Modal, ModalActions } from '../../../../ui/dialog/modal.tsx';
import { copyText } from '../../../../ui/toast/copy-text.ts';
import styles from './recovery-codes.module.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, shown this once. The window stays until its button is taken: a tap beside it would lose them. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const text = codes.join('\n');
  return (
    <Modal title="복구 코드">
      <div className={styles.texts} role="status">
        <p>
          패스키를 잃어버렸을 때 로그인하는 코드예요. <b>지금만 볼 수 있으니</b> 안전한 곳에 보관해주세요. 코드마다 한
          번만 쓸 수 있어요.
        </p>
        <ol className={styles.codes} aria-label="복구 코드">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={styles.keep}>
        <Button onClick={() => void copyText(text, copySentences)}>복사</Button>
        <Button
          onClick={() => saveFile(new Blob([`개미렌즈 복구 코드\n\n${text}\n`], { type: 'text/plain' }), FILE_NAME)}
        >
          내려받기
        </Button>
      </div>
      <ModalActions>
        <Button look="accent" size="large" onClick={onClose}>
          보관했어요
        </Button>
      </ModalActions>
    </Modal>
  );
}

const FILE_NAME = '개미렌즈_복구코드.txt';
const copySentences = { copied: '복구 코드를 복사했어요', failed: '복사하지 못했어요. 코드를 직접 복사해주세요.' };
