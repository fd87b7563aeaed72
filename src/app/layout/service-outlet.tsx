import { type ComponentType, useEffect, useState } from 'react';
import { withRetries } from '../../services/load-chunk';

/** The customer service's place: its code follows the first screen, and where it does not come nothing else waits for it. */
export function ServiceOutlet() {
  const [part, setPart] = useState<{ readonly Service: ComponentType }>();
  useEffect(() => {
    let isOver = false;
    withRetries(() => import('../../pages/service/customer-service')).then(
      ({ CustomerService }) => {
        if (!isOver) setPart({ Service: CustomerService });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return part && <part.Service />;
}
