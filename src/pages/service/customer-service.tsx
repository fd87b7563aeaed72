import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { serviceStore } from '../../domains/service/service-store';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { ServiceBubble, sendAway } from './service-bubble';
import { ServiceFloat } from './service-float';

/**
 * Customer service on every page with the header: icon, red dot and the bubble about a benefit. What it shows is the host's
 * to say (option and command `service`); sent away, the bubble stays away for the day. Where nobody would open it there is none.
 */
export function CustomerService() {
  const t = useTranslations('service');
  const { hasService, openService, options, stores } = useServices();
  const { redDot, notice } = useStore(serviceStore, (state) => state);
  const [isAway, setIsAway] = useState(false);
  const open = () => {
    if (notice !== null) {
      sendAway(options.basename);
      setIsAway(true);
    }
    if (redDot) stores.get(serviceStore).setState({ redDot: false });
    openService();
  };
  if (!hasService()) return null;
  return (
    <ServiceFloat
      hasDot={redDot}
      bubble={
        notice !== null &&
        !isAway && (
          <ServiceBubble key={notice} text={notice || t('benefit')} onOpen={open} onDismiss={() => setIsAway(true)} />
        )
      }
      onOpen={open}
    />
  );
}
