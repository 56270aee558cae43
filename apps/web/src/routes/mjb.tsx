import { MjbScreen } from '../features/mjb-analysis/components/mjb-screen.tsx';

/** `/mjb` */
export function Mjb() {
  return <MjbScreen />;
}
