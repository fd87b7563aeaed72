import { arrows } from './arrows';
import { bytes } from './bytes/bytes';
import { compiling } from './compiling';
import { deadCode } from './dead-code';
import { folders } from './folders';
import { formatting } from './formatting';
import { messages } from './messages/messages';
import { referencePage } from './reference/reference';
import { sizes } from './sizes/sizes';
import { syntax } from './sizes/syntax';
import type { Step } from './step';
import { styles } from './styles/styles';
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
