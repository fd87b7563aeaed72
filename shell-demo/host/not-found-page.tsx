import { Link, useLocation } from 'react-router-dom';
import styles from './portal.module.css';
import { useTexts } from './portal-texts';

export function NotFoundPage() {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <section className={styles['page']}>
      <h1 className={styles['pageTitle']}>{texts.notFound}</h1>
      <p>{pathname}</p>
      <Link className={styles['link']} to="/">
        {texts.home}
      </Link>
    </section>
  );
}
