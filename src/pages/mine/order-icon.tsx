import { Outline } from '../../ui/media/icon';

/** A receipt. */
export const OrderIcon = ({ size = 24 }: { readonly size?: 20 | 24 }) => (
  <Outline path="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5" size={size} />
);
