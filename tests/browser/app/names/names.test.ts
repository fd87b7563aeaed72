import { namesStand } from './names-stand';

// The longer words; the other language runs with the long tests.
namesStand('en');
