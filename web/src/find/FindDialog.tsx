import { t } from '@artesian/domain/texts/translate';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FindField } from './FindField.tsx';
import { FindHints } from './FindHints.tsx';
import { FindList, LIST_ID, optionId } from './FindList.tsx';
import type { Item } from './item.ts';
import { noteRecent, VISITOR } from './recent.ts';
import { useFind } from './use-find.ts';

interface FindDialogProps {
  /** Whose recent ways are offered. */
  person: string;
  onClose: () => void;
}

/** Finds wells, places, aquifers and screens, for whoever is signed in permits, owners, meters and what can be done too, by keyboard alone; on a phone it takes the whole screen. */
export default function FindDialog({ person, onClose }: FindDialogProps) {
  const [text, setText] = useState('');
  const { groups, isSettled, error } = useFind(person, text);
  const items = groups.flatMap((group) => group.items);
  const { active, moveTo, onMove } = useActive(items, text);
  const go = useGo(person, onClose);
  const isAwaited = useRef(false);
  const first = items[0];
  // Whoever types a whole number and presses Enter means what it will find, not what its beginning found.
  useEffect(() => {
    if (!isAwaited.current || !isSettled) return;
    isAwaited.current = false;
    if (first) go(first);
  }, [isSettled, first, go]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (onMove(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const chosen = items[active];
    if (!isSettled && active === 0) isAwaited.current = true;
    else if (chosen) go(chosen);
  };

  const count = inWords(items.length, text.trim(), isSettled, error);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: { sm: 'flex-start' } } }}
      slotProps={{
        paper: {
          'aria-label': t('Find anything'),
          sx: { mt: { sm: '12vh' }, maxHeight: { sm: '72vh' }, borderRadius: { xs: 0, sm: 1.5 } },
        },
      }}
    >
      <FindField
        text={text}
        onChange={(next) => {
          setText(next);
          isAwaited.current = false;
        }}
        onKeyDown={onKeyDown}
        activeId={items[active] && optionId(active)}
        listId={LIST_ID}
        placeholder={
          person === VISITOR
            ? t('Well, address, place, aquifer or page')
            : t('Well, permit, owner, meter, screen or action')
        }
        onClose={onClose}
      />
      <FindList groups={groups} active={active} onPoint={moveTo} onChoose={go} note={items.length === 0 ? count : ''} />
      <FindHints count={count} />
    </Dialog>
  );
}

/** Which of the items the keyboard is at: the first one of every new text. */
function useActive(items: readonly Item[], text: string) {
  const [place, setPlace] = useState({ text, index: 0 });
  const active = place.text === text ? Math.min(place.index, Math.max(0, items.length - 1)) : 0;
  const moveTo = (index: number) => setPlace({ text, index });
  const step = (by: number) => {
    const next = (active + by + items.length) % items.length;
    moveTo(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Whether the key was one that moves. */
  const onMove = (event: KeyboardEvent): boolean => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || items.length === 0) return false;
    event.preventDefault();
    step(by);
    return true;
  };
  return { active, moveTo, onMove };
}

function useGo(person: string, onClose: () => void) {
  const navigate = useNavigate();
  return (item: Item) => {
    noteRecent(person, item);
    onClose();
    void navigate({ href: item.href });
  };
}

/** What is shown, for whoever does not see it. */
function inWords(count: number, wanted: string, isSettled: boolean, error: Error | null): string {
  if (error) return t('Records cannot be searched right now. You can still find screens and actions.');
  if (!isSettled) return t('Searching…');
  if (count === 0) return t('Nothing matches “{wanted}”.', { wanted });
  return t('{count, plural, one {# result} other {# results}}', { count });
}
