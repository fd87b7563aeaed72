import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../../domains/banner/banners-query';
import { useServices } from '../../../services/services';
import styles from './stage.module.css';

/** The portal's picture behind what is said while there is no video (banner category 30306); none without one. */
export function StageBackground() {
  const services = useServices();
  const { data = [] } = useQuery(bannersQuery(services, 'anchorBackground', true));
  const file = data[0]?.images[0];
  return file === undefined ? null : <img className={styles.background} src={services.fileUrl(file)} alt="" />;
}
