import { useState } from 'react';
import { useServices } from '../../context/services';
import { ServiceFloat } from '../../ui/service-float';
import { dismissBubble, isBubbleDismissed } from './bubble-cookie';

/** Customer service on every page with the header: icon, red dot and the bubble about a benefit. */
export function CustomerService() {
  const { openService, options } = useServices();
  const [isDismissed, setIsDismissed] = useState(() => isBubbleDismissed(document));
  const dismiss = () => {
    dismissBubble(document, options.basename, Date.now());
    setIsDismissed(true);
  };
  return (
    <ServiceFloat
      unread={isDismissed ? 0 : 1}
      hasBubble={!isDismissed}
      onDismiss={dismiss}
      onOpen={() => {
        if (!isDismissed) dismiss();
        openService();
      }}
    />
  );
}
