import { HELP_TARGET, targetHref } from '../../rules/shell/navigation-targets';
import { useServices } from '../../services/services';
import { ResponsibleNote } from './responsible-note';

/** The 18+ note with its way to help, which is the portal's. */
export function Responsible() {
  const { openLink } = useServices();
  return <ResponsibleNote onHelp={() => openLink(targetHref(HELP_TARGET))} />;
}
