import { useMutation } from '@tanstack/react-query';
import { callApiForFile } from '../../../shared/api/api-client.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { TextButton } from '../../../ui/button/button.tsx';
import styles from './withdrawal.module.css';

/** Saves everything that is held on the member as a file. */
export function OwnData() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await callApiForFile('exportOwn', {}), '개미렌즈_개인정보.json'),
    meta: { fallback: '파일을 내려받지 못했습니다.' },
  });
  return (
    <div className={styles.withdrawal}>
      <TextButton disabled={isPending} onClick={() => mutate()}>
        개인정보 내려받기
      </TextButton>
    </div>
  );
}
