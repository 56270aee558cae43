import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { currentToasts, subscribeToToasts, type Toast, topWindow } from './toast-store.ts';
import styles from './toasts.module.css';

/** Where toasts appear: in the app, and in an open window in its stead. Both stand also while empty, so that screen readers watch them. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const window = useSyncExternalStore(subscribeToToasts, topWindow);
  return (
    <>
      <Place toasts={window ? [] : toasts} />
      {window && createPortal(<Place toasts={toasts} />, window)}
    </>
  );
}

function Place({ toasts }: { toasts: readonly Toast[] }) {
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
