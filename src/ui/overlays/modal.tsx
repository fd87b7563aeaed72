import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  /** Escape, the way back of the device, or a tap beside it. */
  readonly onClose: () => void;
  readonly labelledBy?: string;
  readonly label?: string;
  readonly isAlert?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The platform's dialog while mounted. Focus goes to `data-autofocus` or the first that takes it, and returns. */
export function Modal({ onClose, labelledBy, label, isAlert = false, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Layout effect: on the way out the element must still be in the page for the focus to return.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);

  const onCancel = (event: SyntheticEvent) => {
    // React hands on what bubbles in no browser: a sheet that lies above this one leaves alone.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={className ?? styles.scrim}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={onCancel}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
