import { languageStands } from './language-stands';

languageStands('vi', [390, 320]);
