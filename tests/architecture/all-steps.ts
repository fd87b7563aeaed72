import { arrows } from './arrows';
import { bytes } from './bytes/bytes';
import { compiling } from './compiling';
import { deadCode } from './dead-code';
import { clauses } from './documents/clauses';
import { documents } from './documents/documents';
import { floors } from './floors/floors';
import { formatting } from './formatting';
import { messages } from './messages/messages';
import { referencePage } from './reference/reference';
import { folders } from './rooms/folders';
import { rooms } from './rooms/rooms';
import { sizes } from './sizes/sizes';
import { syntax } from './sizes/syntax';
import { queryKeys } from './state/query-keys';
import { statePage } from './state/state-page';
import type { Step } from './step';
import { styles } from './styles/styles';
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
  rooms,
  queryKeys,
  statePage,
  messages,
  referencePage,
  documents,
  clauses,
  styles,
  floors,
];
