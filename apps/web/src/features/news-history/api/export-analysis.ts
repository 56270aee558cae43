import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { ExportQuery } from '@gaemi/contracts/news-history';
import { useMutation } from '@tanstack/react-query';
import { callApiForFile } from '../../../api/api-client.ts';
import { saveFile } from '../../../components/save-file.ts';
import { dateText } from '../../../components/seoul-date.ts';

export type ExportFormat = ExportQuery['format'];

/** Saves everything an analysis rests on as a file of the member's. */
export function useExportAnalysis(record: CombinedNews, format: ExportFormat) {
  return useMutation({
    mutationFn: () => callApiForFile('newsExport', { params: { id: record._id }, query: { format } }),
    onSuccess: (file) =>
      saveFile(file, `개미렌즈_${record.stock_name}_${dateText(record.created_at).replaceAll('.', '')}.${format}`),
    meta: { fallback: '파일을 내려받지 못했습니다.' },
  });
}
