import { useEffect, useRef } from 'react';
import styles from './portal.module.css';
import { usePortal } from './portal-store';
import { useTexts } from './portal-texts';

const close = (): void => usePortal.setState({ servedFrom: null });

/** The portal's desk, opened by the remote's `customer-service:open`. A portal of your own opens its chat here. */
export function CustomerService() {
  const texts = useTexts();
  const from = usePortal((state) => state.servedFrom);
  const desk = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Not modal: whoever asks may look on. Opening takes the focus, closing gives it back.
    if (from === null) desk.current?.close();
    else desk.current?.show();
  }, [from]);
  return (
    <dialog
      className={styles['desk']}
      ref={desk}
      aria-label={texts.service}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      data-testid="customer-service"
    >
      <button type="button" className={styles['chip']} onClick={close}>
        {texts.close}
      </button>
      <strong>{texts.service}</strong>
      <p>{texts.serviceText}</p>
      <p className={styles['soft']}>
        {texts.askedFrom} <code>{from}</code>
      </p>
    </dialog>
  );
}
