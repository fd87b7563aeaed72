import { useQuery } from '@tanstack/react-query';
import { bannersQuery } from '../../../domains/banner/banners-query';
import { useServices } from '../../../services/services';
import { PitchArt } from '../../../ui/media/pitch-art';
import styles from './stage.module.css';

/**
 * The picture while there is no video: a ground by night, and over it the portal's own (banner category 30306) where it has
 * one that comes.
 */
export function StageBackground() {
  const services = useServices();
  const { data = [] } = useQuery(bannersQuery(services, 'anchorBackground', true));
  const file = data[0]?.images[0];
  return (
    <>
      <PitchArt className={styles.background} />
      {file !== undefined && <img className={styles.background} src={services.fileUrl(file)} alt="" />}
    </>
  );
}
