import type { Word } from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MergeType from '@mui/icons-material/MergeType';
import type { RowAction } from '../ui/table/grid/row-parts.ts';
import type { Asked } from './AskedDialog.tsx';
import { isUnused, moved } from './use-words.ts';

/** The buttons of a term: it is edited, moved, and merged or deleted, as its use allows. */
export const wordActions = (
  { neverMerged }: Vocabulary,
  words: readonly Word[],
  ask: (asked: Asked) => void,
  keepOrder: (words: readonly Word[]) => void,
): RowAction<Word>[] => [
  { label: ({ word }) => `Edit ${word}`, icon: small(Edit), onAct: (word) => ask({ what: 'edit', word }) },
  {
    label: ({ word }) => `Move ${word} up`,
    icon: small(ArrowUpward),
    onAct: (word) => keepOrder(moved(words, word, -1)),
    isOffered: (word) => word !== words[0],
  },
  {
    label: ({ word }) => `Move ${word} down`,
    icon: small(ArrowDownward),
    onAct: (word) => keepOrder(moved(words, word, 1)),
    isOffered: (word) => word !== words.at(-1),
  },
  {
    label: ({ word }) => `Merge ${word} with another term`,
    icon: small(MergeType),
    onAct: (word) => ask({ what: 'merge', word }),
    isOffered: ({ stays, used }) => !neverMerged && stays === null && used.length > 0 && words.length > 1,
  },
  {
    label: ({ word }) => `Delete ${word}`,
    icon: small(Delete),
    onAct: (word) => ask({ what: 'delete', word }),
    isOffered: isUnused,
  },
];

const small = (Icon: typeof Edit) => <Icon fontSize="small" />;
