import type { Settings } from '../../session/settings.tsx';
import type { BaseMapSetting } from './use-base-map.ts';

/** Where the settings name no base map there is still the built-in one. */
const builtIn: Settings['baseMaps'] = [{ id: 'outdoors', name: 'Outdoors', style: null, imagery: null }];

/** Everything can be drawn but imagery, which somebody has to have taken. */
export const canBeDrawn = ({ id, style, imagery }: BaseMapSetting): boolean =>
  id !== 'satellite' || style !== null || imagery !== null;

interface Choice {
  offered: Settings['baseMaps'];
  ground: BaseMapSetting;
  /** The one that was asked for, where it cannot be drawn. */
  missing: BaseMapSetting | undefined;
}

/** The base map that the address names; while nobody chose one, the first, or the dark one in the dark theme. */
export function chooseBaseMap(settings: Settings['baseMaps'], named: string | undefined, isDark: boolean): Choice {
  const offered = settings.length > 0 ? settings : builtIn;
  const drawable = offered.filter(canBeDrawn);
  const byId = (id: string | undefined) => drawable.find((one) => one.id === id);
  return {
    offered,
    ground: byId(named) ?? (isDark ? byId('dark') : undefined) ?? drawable[0] ?? builtIn[0]!,
    missing: offered.find((one) => one.id === named && !canBeDrawn(one)),
  };
}
