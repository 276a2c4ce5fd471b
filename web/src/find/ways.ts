import { t } from '@artesian/domain/texts/translate';
import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { screenOfRecords } from '../register/record-page.ts';
import { screens } from '../screens/all-screens.ts';
import { addressOf, isOpenTo, type Screen, type Visitor } from '../screens/screen.ts';
import type { Session } from '../session/session.tsx';
import type { Item } from './item.ts';

/** The screens that this visitor may open, each once by its title: those that need no record to be named, and that nobody is only led to. */
export function screensFor(visitor: Visitor): Item[] {
  const open = screens.filter((screen) => isOpenTo(screen.who, visitor) && !screen.isLedTo && !needsRecord(screen));
  const byTitle = new Map(open.toReversed().map((screen) => [screen.title, screen]));
  return [...byTitle.values()].toReversed().map(wayTo);
}

const needsRecord = ({ path }: Screen) => /\{\w+\}/.test(path);

const wayTo = (screen: Screen): Item => ({
  of: 'screen',
  label: screen.title,
  detail: [screen.menu?.group, screen.menu?.section].filter(Boolean).join(' · '),
  href: addressOf(screen),
});

/** What this visitor may add: a record of each register that stands by itself. */
export const actionsFor = (session: Pick<Session, 'may'> & Visitor): Item[] =>
  registers.filter((register) => standsByItself(register) && session.may(register.calls.create)).map(addingTo(session));

const standsByItself = ({ of, partOf }: Register) => of === undefined && partOf === undefined;

const addingTo =
  (visitor: Visitor) =>
  ({ path, one, title }: Register): Item => {
    const screen = screenOfRecords(path, visitor);
    return {
      of: 'action',
      label: screen?.add ?? t('Add {one}', { one }),
      detail: screen?.title ?? title,
      href: screen ? `${addressOf(screen)}?edit=0` : `/models?register=${path}&record=0`,
    };
  };
