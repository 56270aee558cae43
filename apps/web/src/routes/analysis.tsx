import { AnalysisScreen } from '../features/news-analysis/components/analysis-screen.tsx';

/** `/analysis` */
export function Analysis() {
  return <AnalysisScreen />;
}
