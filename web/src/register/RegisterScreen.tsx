import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Register } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import { screens } from '../screens/all-screens.ts';
import { addressOf } from '../screens/screen.ts';
import { useScreen } from '../screens/use-screen.ts';
import { useSession } from '../session/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader, type Crumb } from '../ui/PageHeader.tsx';
import { createRowOrder, useNeighbors, type RowOrder } from '../ui/table/grid/row-order.ts';
import type { ColumnChoice } from './list/columns.ts';
import { EditorPanel } from './editor/EditorPanel.tsx';
import { ListAndRecord } from './list/ListAndRecord.tsx';
import { DuplicatesLink } from './merging/DuplicatesLink.tsx';
import type { EditorPart, RecordActions } from './editor/editor-part.ts';
import { PartsInWaiting } from './editor/PartsInWaiting.tsx';
import { RegisterTable, type RegisterTableProps } from './list/RegisterTable.tsx';
import { useOneEditorEach } from './rows/use-one-editor-each.ts';
import { useReturnToRow } from './list/use-return-to-row.ts';
import { useSelection, type Selection } from './list/use-selection.ts';

export interface RegisterScreenProps extends Pick<
  RegisterTableProps,
  'listBy' | 'bulk' | 'initialFilters' | 'find' | 'rowTone' | 'rowActions' | 'opens' | 'toolbar'
> {
  register: Register;
  /** What is listed, where it is more than the register holds. */
  list?: View;
  /** Title of a record's own page where it is not that of the list, and that page in the breadcrumb if not 'Edit' and what it is. */
  recordTitle?: string;
  recordCrumb?: string;
  purpose: ReactNode;
  /** What leads on from the list, before the button that adds a record. */
  actions?: ReactNode;
  /** Headings of the editor, where they do not follow from what the register calls a record. */
  creating?: string;
  editing?: string;
  columns: readonly ColumnChoice[];
  pageSize: number;
  /** The inputs, laid out by hand where order and sections matter. */
  Inputs?: ComponentType;
  /** What a record consists of, where that is more than one form; the one of `register` is the record itself. */
  parts?: readonly EditorPart[];
  /** Beside the name of an open record. */
  Actions?: RecordActions;
  /** What is asked of an open record first, above its forms. */
  Glance?: ComponentType<{ record: number }>;
  /** The way out stands at the end of the editor too. */
  hasCancelBelow?: boolean;
  /** The editor opens beside the list, not below it. */
  isBeside?: boolean;
}

/** A register's list with the editor of the chosen record below or beside it; at a record's own address, that editor alone. */
export function RegisterScreen(props: RegisterScreenProps) {
  const selection = useSelection();
  const { title, add, under } = useScreen()!;
  const Page = selection.isOwnPage ? RecordPage : ListPage;
  const one = inHeadings(props.register.one);
  const headings = {
    recordCrumb: `Edit ${one}`,
    creating: `Creating New ${one}`,
    editing: `Editing Existing ${one}`,
  };
  return <Page {...headings} {...props} title={title} way={wayTo(under)} add={add ?? 'Add'} selection={selection} />;
}

/** The breadcrumb up to the screen. */
function wayTo(under: string | undefined): Crumb[] {
  const above = screens.find(({ path }) => path === under);
  return [{ label: 'Dashboard', to: '/dashboard' }, ...(above ? [{ label: above.title, to: addressOf(above) }] : [])];
}

/** `API key` as `API Key`. */
const inHeadings = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

interface PageProps extends RegisterScreenProps {
  recordCrumb: string;
  editing: string;
  /** Of the list. */
  title: string;
  way: readonly Crumb[];
  /** On the button that begins a new record. */
  add: string;
  selection: Selection;
}

function ListPage({ selection, ...props }: PageProps) {
  const { register, title, way, purpose, actions, add, isBeside = false } = props;
  const { may } = useSession();
  const [order] = useState(createRowOrder);
  const returnToRow = useReturnToRow(selection.key);
  const leave = () => {
    returnToRow();
    selection.leave();
  };
  const addButton = may(register.calls.create) && (
    <Button variant="contained" startIcon={<Add />} onClick={() => selection.choose(0)}>
      {add}
    </Button>
  );
  return (
    <>
      <PageHeader
        breadcrumb={way}
        title={title}
        purpose={purpose}
        actions={
          <>
            <DuplicatesLink register={register} />
            {actions}
            {addButton}
          </>
        }
      />
      <ListAndRecord
        isBeside={isBeside && selection.key !== undefined}
        list={
          <RegisterTable
            {...props}
            path={selection.path}
            name={title}
            selected={selection.key}
            onChoose={selection.choose}
            order={order}
            empty={<EmptyState title={`No ${register.one} yet`} action={addButton} />}
          />
        }
        onLeave={leave}
      >
        {selection.key ? <Neighbors order={order} selection={selection} isBeside={isBeside} /> : null}
        {selection.key !== undefined && <Editor {...props} selection={{ ...selection, leave }} />}
      </ListAndRecord>
      {selection.key === undefined && props.parts && <PartsAtRest register={register} parts={props.parts} />}
    </>
  );
}

interface NeighborsProps {
  order: RowOrder;
  selection: Selection;
  isBeside: boolean;
}

/** Leads from the open record to the one before and after it, as the list has them. */
function Neighbors({ order, selection, isBeside }: NeighborsProps) {
  const { previous, next, place, count } = useNeighbors(order, String(selection.key));
  if (place === 0) return null;
  return (
    <Stack
      component="nav"
      aria-label="Records of the list"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, ...(isBeside ? { mb: 1 } : { mt: 3, mb: -2 }) }}
    >
      <Button size="small" color="inherit" disabled={!previous} onClick={() => selection.choose(Number(previous))}>
        Previous
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {place.toLocaleString('en-US')} of {count.toLocaleString('en-US')}
      </Typography>
      <Button size="small" color="inherit" disabled={!next} onClick={() => selection.choose(Number(next))}>
        Next
      </Button>
    </Stack>
  );
}

/** What could be edited if a record were chosen. */
const PartsAtRest = ({ register, parts }: Required<Pick<RegisterScreenProps, 'register' | 'parts'>>) => (
  <Paper variant="outlined" sx={{ mt: 3, px: 2.5, py: 2 }}>
    <PartsInWaiting register={register} parts={parts}>
      Choose a {register.one} in the list to see and edit:
    </PartsInWaiting>
  </Paper>
);

function RecordPage(props: PageProps) {
  const { title, way, recordTitle = title, recordCrumb, selection, purpose } = props;
  return (
    <>
      <PageHeader
        breadcrumb={[...way, { label: title, to: selection.path }, { label: recordCrumb }]}
        title={recordTitle}
        purpose={purpose}
      />
      <Editor {...props} />
    </>
  );
}

function Editor({ selection, isBeside = false, ...props }: Omit<PageProps, 'title' | 'way' | 'add'>) {
  const editor = useOneEditorEach(selection.key);
  return (
    <EditorPanel
      key={editor.id}
      {...props}
      record={selection.key ?? -1}
      opening={selection.isOwnPage ? undefined : isBeside ? 'beside' : 'below'}
      onCancel={selection.leave}
      onCreated={(saved) => {
        const key = saved[props.register.key] as number;
        editor.keepFor(key);
        selection.follow(key);
      }}
    />
  );
}
