import { languageStands } from './language-stands';

languageStands('zh-TW', [390, 320]);
