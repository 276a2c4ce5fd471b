import { registerCalls } from '@artesian/contract/access';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { Register } from '@artesian/contract/language/register';
import { useSession } from '../session/session.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { ColumnChoice } from './columns.ts';
import { EditorPanel } from './EditorPanel.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { useOneEditorEach } from './use-one-editor-each.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useSelection, type Selection } from './use-selection.ts';

export interface RegisterScreenProps {
  register: Register;
  /** The address of the list; a record's own page stands below it. */
  path: string;
  /** Titles of the list and of a record's own page, and that page in the breadcrumb. */
  title: string;
  recordTitle: string;
  recordCrumb: string;
  purpose: string;
  /** On the button that begins a new record. */
  add: string;
  /** Headings of the editor. */
  creating: string;
  editing: string;
  columns: readonly ColumnChoice[];
  pageSize: number;
  initialFilters?: Record<string, string>;
  /** The inputs, laid out by hand where order and sections matter. */
  Inputs?: ComponentType;
}

/** A register's list with the editor of the chosen record below it; at a record's own address, that editor alone. */
export function RegisterScreen(props: RegisterScreenProps) {
  const selection = useSelection(props.path);
  return selection.isOwnPage ? (
    <RecordPage {...props} selection={selection} />
  ) : (
    <ListPage {...props} selection={selection} />
  );
}

interface PageProps extends RegisterScreenProps {
  selection: Selection;
}

function ListPage({ selection, ...props }: PageProps) {
  const { register, title, purpose, add } = props;
  const { may } = useSession();
  const returnToRow = useReturnToRow(selection.key);
  const leave = () => {
    returnToRow();
    selection.leave();
  };
  const addButton = may(registerCalls(register).create) && (
    <Button variant="contained" startIcon={<Add />} onClick={() => selection.choose(0)}>
      {add}
    </Button>
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title={title}
        purpose={purpose}
        actions={addButton}
      />
      <RegisterTable
        {...props}
        name={title}
        selected={selection.key}
        onChoose={selection.choose}
        empty={<EmptyState title={`No ${register.one} yet`} action={addButton} />}
      />
      {selection.key !== undefined && <Editor {...props} selection={{ ...selection, leave }} />}
    </>
  );
}

function RecordPage(props: PageProps) {
  const { title, recordTitle, recordCrumb, path, purpose } = props;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }, { label: title, to: path }, { label: recordCrumb }]}
        title={recordTitle}
        purpose={purpose}
      />
      <Editor {...props} />
    </>
  );
}

function Editor({ selection, ...props }: PageProps) {
  const editor = useOneEditorEach(selection.key);
  return (
    <EditorPanel
      key={editor.id}
      {...props}
      record={selection.key ?? -1}
      isBelowList={!selection.isOwnPage}
      onCancel={selection.leave}
      onCreated={(saved) => {
        const key = saved[props.register.key] as number;
        editor.keepFor(key);
        selection.follow(key);
      }}
    />
  );
}
