import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Opens what can be done with the share link of a result. */
export function ShareButton({ record }: { record: CombinedNews }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden />
        공유
      </Button>
      {isOpen && <ShareDialog record={record} onClose={() => setOpen(false)} />}
    </>
  );
}
