import { useServices } from '../../context/services';
import { HELP_TARGET, targetHref } from '../../rules/outside-targets';
import { ResponsibleNote } from '../../ui/responsible-note';

/** The 18+ note with its way to help, which is the portal's. */
export function Responsible() {
  const { openLink } = useServices();
  return <ResponsibleNote onHelp={() => openLink(targetHref(HELP_TARGET))} />;
}
