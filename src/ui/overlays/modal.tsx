import { type MouseEvent, type ReactNode, type SyntheticEvent, useDeferredValue, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  /** Escape, the way back of the device, or a tap beside it. */
  readonly onClose: () => void;
  readonly labelledBy?: string;
  readonly label?: string;
  readonly isAlert?: boolean;
  readonly className?: string | undefined;
  /** The dialog is drawn with the tap: for a field that brings up the keyboard, or an owner that measures it. Otherwise its scrim comes first. */
  readonly isAtOnce?: boolean;
  readonly children: ReactNode;
}

/** The scrim lies over everything and leaves the page as it is. `showModal` makes the page inert, so that the style of all its elements is computed again. */
const showOverPage = (scrim: HTMLElement | null) => void scrim?.togglePopover?.(true);

/** The platform's dialog, as a rule a frame after its scrim. Focus goes to `data-autofocus` or the first that takes it, and returns. */
export function Modal(props: ModalProps) {
  const { onClose, labelledBy, label, isAlert = false, className = styles.scrim, isAtOnce = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isDrawn = useDeferredValue(true, isAtOnce);

  // Layout effect: on the way out the element must still be in the page for the focus to return.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isDrawn || element === null || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [isDrawn]);

  const onCancel = (event: SyntheticEvent) => {
    // React hands on what bubbles in no browser: a sheet that lies above this one leaves alone.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  if (!isDrawn) return <div ref={showOverPage} popover="manual" className={className} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to leave is Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={className}
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
