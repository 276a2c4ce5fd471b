import { ApiError } from '@artesian/contract/language/client';
import { deleteView, savedViews, saveView, type SavedView } from '@artesian/contract/people/saved-views';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api } from '../api.ts';
import { errorWords } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import type { TableView } from '../ui/table/address.ts';
import { ToolbarPopover } from '../ui/table/ToolbarPopover.tsx';

interface SavedViewsProps {
  /** Names the table among those of the product: `list-wells`. */
  table: string;
  view: TableView;
  onShow: (view: TableView) => void;
}

/** What somebody likes to see of a table, kept under a name on the server: it follows them to any device. */
export function SavedViews({ table, view, onShow }: SavedViewsProps) {
  return (
    <ToolbarPopover icon={<BookmarkBorder />} label="Views" name="Saved views" width={320}>
      {(close) => (
        <Box sx={{ p: 2 }}>
          <ViewList
            table={table}
            view={view}
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

function ViewList({
  table,
  view,
  onShow,
}: Omit<SavedViewsProps, 'onShow'> & { onShow: (view: SavedView['view']) => void }) {
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
          No view is saved yet. Set filters, order and columns as you like them, and give them a name.
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
              {saved.view_name}
            </Button>
            <IconButton size="small" aria-label={`Delete ${saved.view_name}`} onClick={() => void forget(saved)}>
              <DeleteOutline fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <SaveForm table={table} view={view} onSaved={refresh} />
    </>
  );
}

function SaveForm({ table, view, onSaved }: Omit<SavedViewsProps, 'onShow'> & { onSaved: () => Promise<void> }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { page: _page, ...kept } = view;
    try {
      await api.call(saveView, {
        params: { table_path: table },
        body: { view_name: name, view: { ...kept, sort: [...kept.sort], hidden: [...kept.hidden] } },
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
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        size="small"
        fullWidth
        label="Name of this view"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={problem !== undefined}
        helperText={problem}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Box>
  );
}

const messageOf = (error: Error): string =>
  (error instanceof ApiError && error.problem.errors?.[0]?.message) || errorWords(error);
