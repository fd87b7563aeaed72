import { languageStands } from './language-stands';

languageStands('ar-XB', [390]);
