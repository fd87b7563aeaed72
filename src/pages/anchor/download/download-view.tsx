import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { encode } from 'uqr';
import { useTranslations } from 'use-intl/react';
import { OS_TYPE } from '../../../contract/request-headers';
import { PromoBanner } from '../../../domains/banner/promo-banner';
import { configStore } from '../../../domains/config/config-store';
import { useCopy } from '../../../domains/share/use-share';
import { webEnvironment } from '../../../http/environment';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { Button } from '../../../ui/controls/button';
import { State } from '../../../ui/feedback/state';
import { Card, Section } from '../../../ui/layout/section';
import { Steps } from '../../../ui/lists/steps';
import { Icon } from '../../../ui/media/icon';
import { PageIcon } from '../../../ui/media/page-icon';
import text from '../../../ui/theme/text.module.css';
import styles from './download-view.module.css';
import { type DeviceOs, type Stores, scannedAddress, storeFor, storesToChoose } from './store-link';

/** Dark modules as squares of one path, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A text as a QR code, drawn here: nothing is asked of another host. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 0 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="#10161e" />
      </svg>
    </div>
  );
}

const OS_BY_HEADER: ReadonlyMap<string, DeviceOs> = new Map([
  [OS_TYPE.ios, 'ios'],
  [OS_TYPE.android, 'android'],
]);
const osOf = (userAgent: string): DeviceOs => OS_BY_HEADER.get(webEnvironment(userAgent).osType) ?? 'other';

/** The way to the native app: its QR code, the right store for this device, what to do then. */
interface OfferProps {
  readonly store: string | undefined;
  readonly address: string;
  /** In the place of `store`: one button each. */
  readonly choices: readonly { readonly os: keyof Stores; readonly href: string }[];
}

function Offer({ store, address, choices }: OfferProps) {
  const t = useTranslations('download');
  const { openLink } = useServices();
  const copy = useCopy();
  return (
    <>
      <div className={styles.code}>
        <QrCode text={address} label={t('qr')} />
      </div>
      <p className={text.meta}>{t('scan')}</p>
      <div className={styles.actions}>
        {choices.map(({ os, href }) => (
          <Button key={os} size="lg" block onClick={() => openLink(href)}>
            <PageIcon name="download" size={18} />
            {t(os)}
          </Button>
        ))}
        {choices.length === 0 && (
          <Button size="lg" block disabled={store === undefined} onClick={() => store && openLink(store)}>
            <PageIcon name="download" size={18} />
            {t('get')}
          </Button>
        )}
        <Button size="lg" block variant="quiet" onClick={({ currentTarget }) => void copy(address, currentTarget)}>
          {t('copy')}
        </Button>
      </div>
    </>
  );
}

function InstallSteps() {
  const t = useTranslations('download');
  return (
    <Section title={t('stepsTitle')}>
      <Card>
        <Steps className={styles.steps} steps={[t('step1'), t('step2'), t('step3')]} />
      </Card>
    </Section>
  );
}

interface DownloadViewProps {
  readonly path: string;
  readonly isHeading: boolean;
}

/** The content of both download pages. Inside the native app there is nothing to download. */
export function DownloadView({ path, isHeading }: DownloadViewProps) {
  const t = useTranslations('download');
  const { platform, downloads } = useStore(configStore, (state) => state);
  const page = new URL(useHref(path), window.location.origin).href;
  if (platform === 'app') return <State art="empty" title={t('inApp')} text={t('inAppHint')} isPage={isHeading} />;
  const os = osOf(navigator.userAgent);
  const store = storeFor(os, downloads);
  const hasAny = downloads.android !== '' || downloads.ios !== '';
  const Title = isHeading ? 'h1' : 'h2';
  return (
    <>
      <section className={styles.hero}>
        <span className={styles.mark}>
          <Icon name="play" size={24} filled />
        </span>
        <Title className={styles.title} tabIndex={-1}>
          {t('title')}
        </Title>
        <p className={styles.text}>{t('text')}</p>
        {hasAny ? (
          <Offer
            store={store}
            address={scannedAddress(os, downloads, page)}
            choices={storesToChoose(os, downloads).map((one) => ({ os: one, href: downloads[one] }))}
          />
        ) : (
          <State art="empty" title={t('none')} text={t('noneHint')} />
        )}
      </section>
      {hasAny && <InstallSteps />}
      <PromoBanner spot="download" />
    </>
  );
}
