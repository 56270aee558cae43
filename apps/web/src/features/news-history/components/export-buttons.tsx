import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { type ExportFormat, useExportAnalysis } from '../api/export-analysis.ts';
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
