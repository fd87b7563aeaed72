import { MAIN_SCREENS, standUp } from '../../support/browser/topic-screens';

standUp(MAIN_SCREENS, { width: 320, lang: 'en', theme: 'dark' });
