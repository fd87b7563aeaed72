import { namesStand } from './names-stand';

namesStand('zh-CN');
