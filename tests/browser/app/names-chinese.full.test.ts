import { namesStand } from './names/names-stand';

namesStand('zh-CN');
