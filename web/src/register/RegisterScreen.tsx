import { registerCalls } from '@artesian/contract/access';
import type { Register, Row } from '@artesian/contract/register';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentType } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TableSkeleton } from '../ui/Skeletons.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { registerColumns } from './register-columns.ts';
import { useChoiceLabels, recordLabel } from './use-choices.ts';
import type { FieldsProps } from './RegisterForm.tsx';
import { useSelection } from './use-selection.ts';

export interface RegisterScreenProps {
  register: Register;
  /** Of the list, and of the page of one record. */
  titles: { list: string; one: string; crumb: string };
  purpose: string;
  /** The address of the list; a record's page stands below it. */
  path: string;
  pageSize: number;
  pageSizes?: readonly number[];
  initialFilters?: Record<string, string>;
  /** Columns to put first, in this order; the others follow hidden. */
  columns: readonly string[];
  addLabel: string;
  /** Headings of the editor. */
  creating: string;
  editing: string;
  /** The form, laid out by hand where order and sections matter. */
  Fields?: ComponentType<FieldsProps>;
}

const usualSizes = [10, 30, 50, 100, 200] as const;

/** The list of a register with the editor of the chosen record below it; at a record's own address, the editor alone. */
export function RegisterScreen(props: RegisterScreenProps) {
  const selection = useSelection(props.path);
  return selection.isOwnPage ? <RecordPage {...props} recordKey={selection.key} /> : <ListPage {...props} />;
}

function ListPage(props: RegisterScreenProps) {
  const { register, titles, purpose, addLabel, path } = props;
  const { may } = useSession();
  const selection = useSelection(path);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title={titles.list}
        purpose={purpose}
        actions={
          may(registerCalls(register).create) && (
            <Button variant="contained" startIcon={<Add />} onClick={() => selection.choose(0)}>
              {addLabel}
            </Button>
          )
        }
      />
      <RegisterTable {...props} selected={selection.key} onChoose={selection.choose} />
      {selection.key !== undefined && (
        <EditorPanel
          key={selection.key}
          {...props}
          recordKey={selection.key}
          comesIntoView
          onCancel={() => selection.choose(undefined)}
          onCreated={(saved) => selection.choose(saved[register.key] as number)}
        />
      )}
    </>
  );
}

function RecordPage(props: RegisterScreenProps & { recordKey: number | undefined }) {
  const { register, titles, purpose, path, recordKey } = props;
  const selection = useSelection(path);
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: titles.list, to: path },
          { label: titles.crumb },
        ]}
        title={titles.one}
        purpose={purpose}
      />
      <EditorPanel
        key={recordKey ?? 'none'}
        {...props}
        recordKey={recordKey ?? -1}
        onCancel={() => selection.leave()}
        onCreated={(saved) => selection.open(saved[register.key] as number)}
      />
    </>
  );
}

interface RegisterTableProps extends RegisterScreenProps {
  selected: number | undefined;
  onChoose: (key: number) => void;
}

function RegisterTable({
  register,
  titles,
  columns: chosen,
  pageSize,
  pageSizes = usualSizes,
  initialFilters,
  selected,
  onChoose,
}: RegisterTableProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['list', register.path],
    queryFn: ({ signal }) => api.register(register).list(signal) as Promise<Row[]>,
  });
  const labels = useChoiceLabels(register);
  const columns = useMemo(() => orderedColumns(registerColumns(register, labels), chosen), [register, labels, chosen]);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <DataTable
      name={titles.list}
      rows={data}
      columns={columns}
      rowKey={(row) => String(row[register.key])}
      pageSize={pageSize}
      pageSizes={pageSizes}
      {...(initialFilters && { initialFilters })}
      selected={selected === undefined ? undefined : String(selected)}
      isMuted={(row) => row.removed === true || row.is_active === false}
      action={{
        label: (row) => `Edit ${recordLabel(register, row)}`,
        icon: <Edit fontSize="small" />,
        onAct: (row) => onChoose(row[register.key] as number),
      }}
    />
  );
}

/** The columns of the specification first; what else the register declares can be chosen. */
function orderedColumns(columns: Column<Row>[], chosen: readonly string[]): Column<Row>[] {
  const first = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const rest = columns.filter(({ id }) => !chosen.includes(id));
  return [
    ...first.map((column) => ({ ...column, hidden: false })),
    ...rest.map((column) => ({ ...column, hidden: true })),
  ];
}
