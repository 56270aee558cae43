import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { ExportQuery } from '@gaemi/contracts/news-history';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { callApiForFile } from '../../../shared/api/api-client.ts';
import { dateText } from '../../../shared/seoul-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './export-buttons.module.css';

const formats: readonly ExportFormat[] = ['json', 'csv'];

/** Saves the analysis with everything its score rests on. */
export function ExportButtons({ record }: { record: CombinedNews }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
    <div className={styles.buttons} role="group" aria-label="분석 내보내기">
      {formats.map((format) => (
        <ExportButton key={format} record={record} format={format} />
      ))}
    </div>
  );
}

function ExportButton({ record, format }: { record: CombinedNews; format: ExportFormat }) {
  const { mutate, isPending } = useExportAnalysis(record, format);
  return (
    <Button look="ghost" busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download size={16} aria-hidden />}
      {format.toUpperCase()}
      <span className="sr"> 파일로 내려받기</span>
    </Button>
  );
}

/** Hands a file to the browser's downloads. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

type ExportFormat = ExportQuery['format'];

/** Saves everything an analysis rests on as a file of the member's. */
function useExportAnalysis(record: CombinedNews, format: ExportFormat) {
  return useMutation({
    mutationFn: () => callApiForFile('newsExport', { params: { id: record._id }, query: { format } }),
    onSuccess: (file) =>
      saveFile(file, `개미렌즈_${record.stock_name}_${dateText(record.created_at).replaceAll('.', '')}.${format}`),
    meta: { fallback: '파일을 내려받지 못했습니다.' },
  });
}
