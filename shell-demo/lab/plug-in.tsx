import { plugIn } from '../host/extras';
import { usePortal } from '../host/portal-store';
import { QA_PAGES, RecordingMark } from '../qa/qa-parts';
import { LabFrame } from './lab-frame';
import { LabLinks } from './lab-links';
import { LabPanel, LabToggle } from './lab-panel';
import { tellRemote } from './lab-store';
import { NativeAppPage } from './native-app-page';
import { RemoteState } from './remote-state';
import { readLook } from './sticky-params';
import { TargetPage } from './target-page';

/** Where the demo's native app is: a page of this portal that plays it. */
const nativeApp = (os: 'android' | 'ios') => `${window.location.origin}/native-app?os=${os}`;

usePortal.setState(readLook(window.location.search));
tellRemote({
  flags: { euro: false, worldCupTab: false, specialRooms: true, photoUpload: false },
  service: { redDot: true, notice: '' },
  tracking: true,
  downloads: { android: nativeApp('android'), ios: nativeApp('ios') },
});

plugIn({
  Bar: () => (
    <>
      <RecordingMark />
      <RemoteState />
      <LabToggle />
    </>
  ),
  Home: LabLinks,
  Around: LabFrame,
  Beside: LabPanel,
  pages: {
    ...QA_PAGES,
    '/native-app': <NativeAppPage />,
    // Where the remote leads to; the last three where the portal says that they are its own.
    '/newSport/*': <TargetPage />,
    '/mine': <TargetPage />,
    '/search': <TargetPage />,
    '/download': <TargetPage />,
  },
});
