import { languageStands } from './language-stands';

languageStands('th', [390, 320]);
