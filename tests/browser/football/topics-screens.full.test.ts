import { MAIN_SCREENS, OTHER_SCREENS, standUp } from '../../support/browser/topic-screens';

standUp(OTHER_SCREENS, { width: 320, lang: 'en', theme: 'dark' });
standUp([...MAIN_SCREENS, ...OTHER_SCREENS], { width: 390, lang: 'zh-CN', theme: 'normal' });
