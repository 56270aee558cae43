import type { ExportQuery } from '@gaemi/contracts/news-history';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { callApiForFile } from '../../../shared/api/call-api-for-file.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { dateText } from '../../../shared/seoul-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useOpenDetails } from '../../../ui/use-open-details.ts';
import styles from './download-menu.module.css';
import type { ResultView } from './result-view.ts';

const formats: readonly { format: ExportFormat; what: string }[] = [
  { format: 'csv', what: '소식 목록 (CSV)' },
  { format: 'json', what: '모두 (개발자용)' },
];

/** Saves the analysis with everything its score rests on: a list of the two files. */
export function DownloadMenu({ view, opensUp = false }: { view: ResultView; opensUp?: boolean }) {
  const { details, isOpen, setOpen } = useOpenDetails();
  return (
    <details
      className={styles.menu}
      data-print="never"
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Download size={16} aria-hidden />
        내려받기
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className={classNames(styles.list, opensUp && styles.up)}>
        {formats.map((file) => (
          <DownloadButton key={file.format} view={view} {...file} />
        ))}
      </div>
    </details>
  );
}

function DownloadButton({ view, format, what }: { view: ResultView; format: ExportFormat; what: string }) {
  const { mutate, isPending } = useExportAnalysis(view, format);
  return (
    <Button look="ghost" className={styles.file} busy={isPending} onClick={() => mutate()}>
      <span>
        {what}
        <span className="sr"> {format.toUpperCase()} 파일로 내려받기</span>
      </span>
    </Button>
  );
}

type ExportFormat = ExportQuery['format'];

/** Saves everything an analysis rests on as a file of the member's. */
function useExportAnalysis({ id, name, createdAt }: ResultView, format: ExportFormat) {
  return useMutation({
    mutationFn: () => callApiForFile('newsExport', { params: { id }, query: { format } }),
    onSuccess: (file) => saveFile(file, `개미렌즈_${name}_${dateText(createdAt).replaceAll('.', '')}.${format}`),
    meta: { fallback: '파일을 내려받지 못했습니다.' },
  });
}
