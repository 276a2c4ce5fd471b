import { columnsOf, metaOf, tellsChoice, type Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { useMemo } from 'react';
import { useScreen } from '../screens/use-screen.ts';
import { DeleteRecord } from './editor/DeleteRecord.tsx';
import type { RecordActions } from './editor/editor-part.ts';
import { REMOVED } from './form/entries.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

/** The list and the form of a register of which its declaration and its place in the sidebar say everything. */
export default function DeclaredScreen() {
  const { purpose } = useScreen()!;
  const register = useDeclaredRegister();
  const columns = useMemo(() => columnsInList(register), [register]);
  return (
    <RegisterScreen register={register} purpose={purpose} columns={columns} pageSize={30} Actions={DeleteDeclared} />
  );
}

const DeleteDeclared: RecordActions = (one) => (
  <DeleteRecord register={useDeclaredRegister()} {...one}>
    Delete only what was added by mistake. To change what applies from now on, add a record with a later start.
  </DeleteRecord>
);

function useDeclaredRegister(): Register {
  const { recordsOf } = useScreen()!;
  const register = registers.find(({ path }) => path === recordsOf);
  if (!register) throw new Error(`No register ${recordsOf} is declared.`);
  return register;
}

/** What people enter and what is computed of it, as declared. */
function columnsInList(register: Register): string[] {
  const declared = columnsOf(register).filter((name) => name in register.fields || name in (register.computed ?? {}));
  const shown = declared.filter((name) => !metaOf(register, name).hidden && !tellsChoice(register, name));
  return register.removable ? [...shown, REMOVED] : shown;
}
