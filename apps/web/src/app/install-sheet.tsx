import { House, type LucideIcon, Maximize, Share, SquarePlus, Zap } from 'lucide-react';
import { closeInstallOffer } from '../shared/install/count-result.ts';
import { type InstallWay, install } from '../shared/install/install-offer.ts';
import { Button } from '../ui/button/button.tsx';
import { Modal, ModalActions } from '../ui/dialog/modal.tsx';
import styles from './install-sheet.module.css';
import { LogoMark } from './logo-mark.tsx';

const steps: readonly [Icon: LucideIcon, text: string][] = [
  [Share, '사파리의 공유 버튼을 눌러요'],
  [SquarePlus, '‘홈 화면에 추가’를 눌러요'],
  [House, '홈 화면의 개미렌즈를 열어요'],
];

/** Offers the installation by the browser's prompt; where there is none, tells the steps. */
export function InstallSheet({ way }: { way: InstallWay }) {
  return way === 'prompt' ? <ByPrompt /> : <ByHand />;
}

function ByPrompt() {
  return (
    <Modal title="홈 화면에 두고 쓸까요?" onClose={closeInstallOffer}>
      <div className={styles.product}>
        <span>
          <LogoMark />
        </span>
        <p>개미렌즈 · 따로 내려받지 않아요</p>
      </div>
      <ul className={styles.benefits}>
        <li>
          <Zap size={18} aria-hidden />
          주소를 치지 않고 바로 열어요
        </li>
        <li>
          <Maximize size={18} aria-hidden />
          주소창 없이 화면을 넓게 써요
        </li>
      </ul>
      <ModalActions>
        <Button size="large" onClick={closeInstallOffer}>
          나중에
        </Button>
        <Button look="accent" size="large" onClick={() => void install()}>
          설치하기
        </Button>
      </ModalActions>
    </Modal>
  );
}

function ByHand() {
  return (
    <Modal title="홈 화면에 두는 법" onClose={closeInstallOffer}>
      <ol className={styles.steps}>
        {steps.map(([Icon, text]) => (
          <li key={text}>
            <span>
              <Icon size={16} aria-hidden />
            </span>
            {text}
          </li>
        ))}
      </ol>
      <Button size="large" block onClick={closeInstallOffer}>
        알겠어요
      </Button>
    </Modal>
  );
}
