import type { PasswordChanged } from '@gaemi/contracts/account';
import { showToast } from '../../ui/toast/toast-store.ts';

/**
 * Says that the password was changed, and how many API keys and browsers with push messages ended with the former one.
 * Null: only a log-in has confirmed the change.
 */
export function notifyPasswordChanged(changed: PasswordChanged | null): void {
  if (changed === null) {
    showToast('success', '비밀번호가 바뀐 것을 확인했어요. 이제 새 비밀번호를 써 주세요.');
    return;
  }
  const { ended_keys, ended_push_devices } = changed;
  showToast('success', '비밀번호 변경을 완료했습니다.');
  if (ended_keys > 0)
    showToast('success', `API 키 ${ended_keys}개를 폐기했어요. 필요하면 내 정보에서 다시 만들어주세요.`);
  if (ended_push_devices > 0)
    showToast('success', `푸시 알림을 받던 기기 ${ended_push_devices}대의 알림을 껐어요. 받을 기기에서 다시 켜주세요.`);
}
