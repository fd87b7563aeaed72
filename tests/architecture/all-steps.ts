import { arrows } from './arrows';
import { bytes } from './bytes';
import { compiling } from './compiling';
import { deadCode } from './dead-code';
import { folders } from './folders';
import { formatting } from './formatting';
import { messages } from './messages';
import { referencePage } from './reference';
import { sizes } from './sizes';
import type { Step } from './step';
import { styles } from './styles';
import { syntax } from './syntax';
import { words } from './words';

/** Every step of the check: the build first, the tools that are processes of their own beside it, then what runs in this one. */
export const allSteps: Step[] = [
  syntax,
  compiling,
  deadCode,
  arrows,
  formatting,
  bytes,
  sizes,
  words,
  folders,
  messages,
  referencePage,
  styles,
];
