import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts, type Toast } from './toast-store.ts';
import styles from './toasts.module.css';

/** Where toasts appear; stands once in the app, also while empty, so that screen readers watch it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <section className={styles.toasts} aria-label="알림" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = toast.type === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      className={`${styles.toast} ${styles[toast.type]} ${toast.visible ? '' : styles.leaving}`}
      role={toast.type === 'error' ? 'alert' : 'status'}
    >
      <Icon size={20} aria-hidden />
      {toast.message}
    </div>
  );
}
