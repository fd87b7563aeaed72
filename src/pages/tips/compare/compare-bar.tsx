import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { InputBar } from '../../../ui/controls/input-bar';
import { cx } from '../../../ui/cx';
import layout from '../../../ui/theme/layout.module.css';
import text from '../../../ui/theme/text.module.css';
import type { RowChoice } from '../experts/expert-row';

const PARAMETER = 'compare';
const BOTH = 2;

/** Experts being chosen for a comparison. */
interface Comparing {
  /** Ids, two at most. */
  readonly chosen: readonly string[];
  readonly choiceOf: (id: string) => RowChoice;
}

/** The address says whether two are being chosen, and who: `?compare=17`, empty before the first. */
function useChosen() {
  const [query, setQuery] = useSearchParams();
  const chosen = query.has(PARAMETER)
    ? [...new Set(query.getAll(PARAMETER).filter((id) => id !== ''))].slice(0, BOTH)
    : undefined;
  const choose = (ids: readonly string[] | undefined) =>
    setQuery(
      (last) => {
        last.delete(PARAMETER);
        for (const id of ids?.length === 0 ? [''] : (ids ?? [])) last.append(PARAMETER, id);
        return last;
      },
      { replace: true },
    );
  return { chosen, choose };
}

/** Undefined while nobody is being chosen. */
export function useComparing(): Comparing | undefined {
  const { chosen, choose } = useChosen();
  return (
    chosen && {
      chosen,
      choiceOf(id) {
        const isOn = chosen.includes(id);
        const next = isOn ? chosen.filter((one) => one !== id) : [...chosen, id];
        return { isOn, isOff: !isOn && chosen.length === BOTH, onToggle: () => choose(next) };
      },
    }
  );
}

/** Begins to choose two, or leaves it. */
export function CompareSwitch() {
  const t = useTranslations();
  const { chosen, choose } = useChosen();
  return (
    <Button variant="quiet" size="sm" onClick={() => choose(chosen === undefined ? [] : undefined)}>
      {t(chosen === undefined ? 'compare.open' : 'action.cancel')}
    </Button>
  );
}

/** At the screen's end: how many are chosen, and the way to their comparison. */
export function CompareBar({ comparing: { chosen } }: { readonly comparing: Comparing }) {
  const t = useTranslations('compare');
  const { paths } = useServices();
  const navigate = useNavigate();
  const [first, second] = chosen;
  const isReady = first !== undefined && second !== undefined;
  return (
    <InputBar>
      <div className={layout.grow} role="status">
        <div className={cx(text.strong, text.num)}>{t('chosen', { count: chosen.length })}</div>
        <div className={text.meta}>{t('next', { count: chosen.length })}</div>
      </div>
      <Button aria-disabled={!isReady} onClick={() => isReady && void navigate(paths.compareExperts(first, second))}>
        {t('open')}
      </Button>
    </InputBar>
  );
}
