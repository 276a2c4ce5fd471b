import { isOpenTo, menuGroups, type MenuGroup, type Screen, type Visitor } from '../../screens/screen.ts';
import type { Crumb } from '../../ui/PageHeader.tsx';

type MenuScreen = Screen & { menu: NonNullable<Screen['menu']> };

interface MenuSection {
  heading: string | undefined;
  screens: MenuScreen[];
}

export interface Menu {
  /** Above the groups. */
  top: MenuScreen[];
  groups: { name: MenuGroup; sections: MenuSection[] }[];
}

/** The sidebar of one visitor: what they may open, in the order of the table; groups left empty are left out. */
export function menuOf(screens: readonly Screen[], visitor: Visitor): Menu {
  const shown = screens.filter((screen): screen is MenuScreen => !!screen.menu && isOpenTo(screen.who, visitor));
  return {
    top: shown.filter(({ menu }) => !menu.group),
    groups: menuGroups
      .map((name) => ({ name, sections: sectionsOf(shown.filter(({ menu }) => menu.group === name)) }))
      .filter(({ sections }) => sections.length > 0),
  };
}

function sectionsOf(screens: MenuScreen[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const screen of screens) {
    const heading = screen.menu.section;
    const last = sections.at(-1);
    if (last?.heading === heading && last) last.screens.push(screen);
    else sections.push({ heading, screens: [screen] });
  }
  return sections;
}

/** The way to a screen, by its place in the sidebar. */
export function breadcrumbOf({ menu }: Screen): Crumb[] {
  return [menu?.group, menu?.section].filter((label) => label !== undefined).map((label) => ({ label }));
}
