import { columnsOf, metaOf, tellsChoice, type Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { useMemo } from 'react';
import { useScreen } from '../screens/use-screen.ts';
import { REMOVED } from './form/entries.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

/** The list and the form of a register of which its declaration and its place in the sidebar say everything. */
export default function DeclaredScreen() {
  const { recordsOf, purpose } = useScreen()!;
  const register = registers.find(({ path }) => path === recordsOf);
  if (!register) throw new Error(`No register ${recordsOf} is declared.`);
  const columns = useMemo(() => columnsInList(register), [register]);
  return <RegisterScreen register={register} purpose={purpose} columns={columns} pageSize={30} />;
}

/** What people enter and what is computed of it, as declared. */
function columnsInList(register: Register): string[] {
  const declared = columnsOf(register).filter((name) => name in register.fields || name in (register.computed ?? {}));
  const shown = declared.filter((name) => !metaOf(register, name).hidden && !tellsChoice(register, name));
  return register.removable ? [...shown, REMOVED] : shown;
}
