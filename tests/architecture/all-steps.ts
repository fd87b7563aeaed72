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

/** Every step of the check, the slow ones first. */
export const allSteps: Step[] = [
  compiling,
  syntax,
  bytes,
  deadCode,
  arrows,
  formatting,
  sizes,
  words,
  folders,
  messages,
  referencePage,
  styles,
];
