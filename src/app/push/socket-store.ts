import { defineStore } from '../../services/store-registry';
import { IDLE, type SocketState } from '../../socket/create-socket';

/** product.md, section 3, socket state: where the connection stands, and its channels. The socket alone writes it. */
export const socketStore = defineStore<SocketState>('socket', () => IDLE);
