import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/media/icon';
import styles from './toast-view.module.css';

type ToastKind = 'fail' | 'success' | 'info' | 'warn';

interface ToastViewProps {
  readonly toast: { readonly id: number; readonly type: ToastKind; readonly text: string } | null;
  readonly onHide: (id: number) => void;
}

const STAYS_MS: Readonly<Record<ToastKind, number>> = { success: 2000, info: 2000, fail: 3000, warn: 3000 };
const MARKS = { success: 'check', fail: 'close', info: 'info', warn: 'alert' } as const;

/** Full screen and open dialogs lie above whatever the page itself raises. */
const isCovered = (box: HTMLElement | null): boolean =>
  Boolean(document.fullscreenElement) ||
  box?.closest('.sport-info')?.querySelector('dialog[open],section[popover]') != null;

/** One short message above everything. Its live regions stand before it, or nobody would hear it. */
export function ToastView({ toast, onHide }: ToastViewProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.togglePopover?.(false);
    if (toast === null) return;
    // Not without: it would leave the mount's own root. Once more for each word: what was opened last lies on top.
    if (isCovered(box.current)) box.current?.togglePopover?.(true);
    const timer = setTimeout(() => onHide(toast.id), STAYS_MS[toast.type]);
    return () => clearTimeout(timer);
  }, [toast, onHide]);

  const body = toast !== null && (
    <div key={toast.id} className={cx(styles.toast, styles[toast.type])} data-testid="si-toast">
      <span className={styles.mark}>
        <Icon name={MARKS[toast.type]} size={14} />
      </span>
      {toast.text}
    </div>
  );
  return (
    <div className={styles.box} ref={box} popover="manual">
      <div role="status">{toast?.type !== 'fail' && body}</div>
      <div role="alert">{toast?.type === 'fail' && body}</div>
    </div>
  );
}
