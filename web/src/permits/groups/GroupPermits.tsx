import { reference } from '@artesian/contract/language/fields';
import type { Row } from '@artesian/contract/language/register';
import { linkPermits } from '@artesian/contract/permits/permit-groups';
import { permitsOfGroup } from '@artesian/contract/permits/permit-lists';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../api.ts';
import { ChildTable } from '../../register/ChildTable.tsx';
import type { EditableChoice } from '../../register/editable-columns.ts';
import { useSession } from '../../session/session.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { useGroupLinks } from './use-group-links.ts';

const fields = { permit_ndx: reference('Permit', 'list-permits') };
const declared = { fields, change: z.object(fields) };
const keyOf = (row: Row) => String(row.permit_ndx);
const nameOf = (row: Row) => String(row.permit_number);
const wordsOf = (name: string) => (row: Row) => (row[name] as string | null) ?? null;

const columns: EditableChoice<Row>[] = [
  'permit_ndx',
  { id: 'permit_name', header: 'Permit Name', kind: 'text', value: wordsOf('permit_name') },
  { id: 'permit_type_desc', header: 'Permit Type', kind: 'text', value: wordsOf('permit_type_desc') },
  { id: 'permit_status_desc', header: 'Permit Status', kind: 'text', value: wordsOf('permit_status_desc') },
  {
    id: 'authorized_volume_gal',
    header: 'Authorized Volume',
    kind: 'number',
    unit: 'gal',
    decimals: 0,
    total: 'sum',
    value: (row) => row.authorized_volume_gal as number,
  },
  {
    id: 'record',
    header: 'Record of the Permit',
    kind: 'text',
    value: wordsOf('permit_number'),
    opens: 'permit_ndx',
  },
];

/** The permits of a group, added, replaced and delinked in place. */
export function GroupPermits({ record: group }: { record: number }) {
  const { may } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [permitsOfGroup.path, group],
    queryFn: ({ signal }) =>
      api.view(permitsOfGroup, { params: { permit_group_ndx: group }, signal }) as Promise<unknown> as Promise<Row[]>,
  });
  const { add, replace, delink } = useGroupLinks(group);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const isOpen = may(linkPermits);
  return (
    <ChildTable<Row>
      register={declared}
      name="Linked permits"
      rows={data}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      isReadOnly={!isOpen}
      save={replace}
      add={isOpen ? add : undefined}
      addLabel="Link a permit"
      remove={isOpen ? delink : undefined}
      removeLabel="Delink"
      empty="No permit is linked yet."
      maxHeight={360}
    />
  );
}
