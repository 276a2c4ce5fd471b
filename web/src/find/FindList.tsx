import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { FoundIcon } from './FoundIcon.tsx';
import type { Group, Item } from './item.ts';

export const LIST_ID = 'find-list';
export const optionId = (index: number): string => `find-option-${index}`;

interface FindListProps {
  groups: readonly Group[];
  /** The place of the option that Enter would choose, counted over all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (item: Item) => void;
  /** What is said where there is nothing. */
  note: string;
}

/** What was found, by kind. The tags with these roles belong to selects, whose options can hold neither icons nor links. */
export function FindList({ groups, active, onPoint, onChoose, note }: FindListProps) {
  const before = groups.map((_, index) => groups.slice(0, index).flatMap(({ items }) => items).length);
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', p: 1, minHeight: 120 }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above */}
      <div role="listbox" id={LIST_ID} aria-label={t('Results')}>
        {groups.map(({ title, items }, place) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          <div key={title} role="group" aria-label={title}>
            <Typography
              variant="overline"
              aria-hidden
              sx={{ display: 'block', px: 1.25, pt: 1, color: 'text.secondary' }}
            >
              {title}
            </Typography>
            {items.map((item, index) => (
              <Option
                key={item.href}
                item={item}
                index={before[place]! + index}
                isActive={before[place]! + index === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {note && <Typography sx={{ px: 1.25, py: 3, textAlign: 'center', color: 'text.secondary' }}>{note}</Typography>}
    </Box>
  );
}

interface OptionProps extends Pick<FindListProps, 'onPoint' | 'onChoose'> {
  item: Item;
  index: number;
  isActive: boolean;
}

/** A link, so that it opens in a tab of its own as links do. */
function Option({ item, index, isActive, onPoint, onChoose }: OptionProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(item);
  };
  return (
    <Box
      component="a"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, which the tag cannot be
      role="option"
      id={optionId(index)}
      href={item.href}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={follow}
      onMouseMove={() => isActive || onPoint(index)}
      sx={optionStyle}
    >
      <FoundIcon item={item} />
      <Box component="span" sx={{ flexShrink: 0, maxWidth: '60%', fontWeight: 560, ...oneLine }}>
        {item.label}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary', ...oneLine }}>
        {item.isRemoved ? `Removed · ${item.detail}` : item.detail}
      </Box>
    </Box>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.25,
  minHeight: { xs: 48, sm: 40 },
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&[aria-selected=true]': { bgcolor: 'action.hover', boxShadow: 'inset 2px 0 var(--mui-palette-primary-main)' },
} as const;
