import { copyText } from '../../../ui/toast/copy-text.ts';

/** Opens the share sheet of the device where it has one; else copies the link. */
export async function deliverLink(name: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: `${name} 뉴스 분석`, url });
      return;
    } catch (error) {
      // Closed by the member.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(url, copySentences);
}

const copySentences = {
  copied: '링크를 복사했어요',
  failed: '링크를 복사하지 못했어요. 주소를 직접 복사해 주세요.',
};
