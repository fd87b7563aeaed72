import type { Stat } from '../../../ui/lists/stat-row';

/** A figure's number and the unit behind it, which is smaller: 12.3K → 12.3, K. */
export function splitFigure(figure: string): Pick<Stat, 'value' | 'unit'> {
  const [, value = figure, unit = ''] = /^([^\p{L}%]+)([\p{L}%]*)$/u.exec(figure) ?? [];
  return unit === '' ? { value } : { value, unit };
}
