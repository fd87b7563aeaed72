import { arrows } from './arrows';
import { bytes } from './bytes/bytes';
import { compiling } from './compiling';
import { deadCode } from './dead-code';
import { clauses } from './documents/clauses';
import { documents } from './documents/documents';
import { floors } from './floors/floors';
import { formatting } from './formatting';
import { libraries } from './libraries';
import { messages } from './messages/messages';
import { changesPage } from './reference/changes';
import { referencePage } from './reference/reference';
import { baseNames } from './rooms/base-names';
import { circles } from './rooms/circles';
import { folders } from './rooms/folders';
import { rooms } from './rooms/rooms';
import { smallFiles } from './rooms/small-files';
import { props } from './sizes/props';
import { sizes } from './sizes/sizes';
import { syntax } from './sizes/syntax';
import { keptPage } from './state/kept-page';
import { queryKeys } from './state/query-keys';
import { readings } from './state/readings';
import { statePage } from './state/state-page';
import type { Step } from './step';
import { styles } from './styles/styles';
import { words } from './words';

/** Every step of the check: the build first, beside it what takes longest of the rest, last what waits for the build. */
export const allSteps: Step[] = [
  syntax,
  compiling,
  deadCode,
  arrows,
  formatting,
  sizes,
  props,
  words,
  folders,
  circles,
  rooms,
  baseNames,
  smallFiles,
  queryKeys,
  readings,
  statePage,
  keptPage,
  messages,
  referencePage,
  changesPage,
  documents,
  clauses,
  libraries,
  styles,
  floors,
  bytes,
];
