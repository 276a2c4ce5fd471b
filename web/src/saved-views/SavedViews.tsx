import { ApiError } from '@artesian/contract/language/client';
import { deleteView, savedViews, saveView, type SavedView } from '@artesian/contract/people/saved-views';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType, type FormEvent } from 'react';
import { api } from '../api.ts';
import { errorWords } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import type { SavedTableView } from '../ui/table/table-props.ts';
import { ToolbarPopover } from '../ui/table/ToolbarPopover.tsx';

interface SavedViewsProps {
  /** Names the table among those of the product: `list-wells`. */
  table: string;
  view: SavedTableView;
  onShow: (view: SavedTableView) => void;
  /** What is saved; a query may be shared with all staff. */
  kind?: Kind;
  /** What else can be done with one that is saved, beside its name. */
  Acts?: ComponentType<{ saved: SavedView }>;
}

type Kind = 'view' | 'query';
const words = {
  view: {
    many: 'Views',
    title: 'Saved views',
    name: 'Name of this view',
    none: 'No saved views yet. Set filters, sorting and columns, then save them under a name.',
  },
  query: {
    many: 'Queries',
    title: 'Saved queries',
    name: 'Name of this query',
    none: 'No saved queries yet. Choose your data, then save the query under a name.',
  },
};

/** What somebody likes to see of a table, kept under a name on the server: it follows them to any device. */
export function SavedViews({ table, view, onShow, kind = 'view', Acts }: SavedViewsProps) {
  return (
    <ToolbarPopover icon={<BookmarkBorder />} label={words[kind].many} name={words[kind].title} width={320}>
      {(close) => (
        <Box sx={{ p: 2 }}>
          <ViewList
            table={table}
            view={view}
            kind={kind}
            Acts={Acts}
            onShow={(chosen) => {
              onShow({ ...chosen, page: 0 });
              close();
            }}
          />
        </Box>
      )}
    </ToolbarPopover>
  );
}

type ListProps = Pick<SavedViewsProps, 'table' | 'view'> & { kind: Kind };
interface ViewListProps extends ListProps {
  Acts: SavedViewsProps['Acts'] | undefined;
  onShow: (view: SavedView['view']) => void;
}

function ViewList({ table, view, kind, Acts, onShow }: ViewListProps) {
  const params = { table_path: table };
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['saved-views', table],
    queryFn: ({ signal }) => api.call(savedViews, { params, signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: ['saved-views', table] });
  const forget = async ({ saved_view_ndx }: SavedView) => {
    try {
      await api.call(deleteView, { params: { ...params, saved_view_ndx } });
      await refresh();
    } catch (failure) {
      notify.error(errorWords(failure));
    }
  };
  return (
    <>
      {error && <Typography color="error">{errorWords(error)}</Typography>}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {words[kind].none}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
        {data?.map((saved) => (
          <Box component="li" key={saved.saved_view_ndx} sx={{ display: 'flex', alignItems: 'center' }}>
            <Button
              color="inherit"
              onClick={() => onShow(saved.view)}
              sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left' }}
            >
              <span>
                {saved.view_name}
                {saved.is_shared && (
                  <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                    Shared by {saved.is_own ? 'you' : saved.saved_by}
                  </Typography>
                )}
              </span>
            </Button>
            {Acts && <Acts saved={saved} />}
            {saved.is_own && (
              <IconButton size="small" aria-label={`Delete ${saved.view_name}`} onClick={() => void forget(saved)}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <SaveForm table={table} view={view} kind={kind} onSaved={refresh} />
    </>
  );
}

function SaveForm({ table, view, kind, onSaved }: ListProps & { onSaved: () => Promise<void> }) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { page: _page, order, pinned, ...kept } = view;
    try {
      await api.call(saveView, {
        params: { table_path: table },
        body: {
          view_name: name,
          view: {
            ...kept,
            sort: [...kept.sort],
            hidden: [...kept.hidden],
            ...(order && { order: [...order] }),
            ...(pinned && { pinned: [...pinned] }),
          },
          is_shared: isShared,
        },
        idempotencyKey: crypto.randomUUID(),
      });
      setName('');
      setProblem(undefined);
      await onSaved();
    } catch (error) {
      setProblem(messageOf(error as Error));
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        size="small"
        label={words[kind].name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem !== undefined}
        helperText={problem}
        sx={{ flex: '1 1 160px' }}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
      {kind === 'query' && (
        <FormControlLabel
          control={<Checkbox size="small" checked={isShared} onChange={({ target }) => setShared(target.checked)} />}
          label="Share with all staff"
        />
      )}
    </Box>
  );
}

const messageOf = (error: Error): string =>
  (error instanceof ApiError && error.problem.errors?.[0]?.message) || errorWords(error);
