import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { ResultView } from '../result/result-view.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Opens what can be done with the share link of a result. */
export function ShareButton({ view }: { view: ResultView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        <Share2 size={16} aria-hidden />
        공유
      </Button>
      {isOpen && <ShareDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
