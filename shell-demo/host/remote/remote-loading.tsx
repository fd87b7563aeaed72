import styles from '../portal.module.css';
import { useTexts } from '../portal-texts';

export function RemoteLoading() {
  const texts = useTexts();
  return (
    <p className={styles['loading']} role="status">
      {texts.loading}
    </p>
  );
}
