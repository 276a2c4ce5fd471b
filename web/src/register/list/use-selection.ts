import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { addressOf } from '../../screens/screen.ts';
import { useScreen } from '../../screens/use-screen.ts';

/** Which record is being edited. It is part of the address, so that a link or a reload opens it again. */
export interface Selection {
  /** The address of the list; a record's own page stands below it. */
  path: string;
  /** The record has a page of its own (`…/12`); else its editor stands with the list (`…?edit=12`). */
  isOwnPage: boolean;
  /** 0 is a new record; undefined where none is chosen, or the address names none that could be. */
  key: number | undefined;
  choose: (key: number) => void;
  /** Goes on with the record that was just created; what the form holds is saved, so nothing is asked. */
  follow: (key: number) => void;
  /** Back to the list alone. */
  leave: () => void;
}

/** The selection of the screen that is open. */
export function useSelection(): Selection {
  const path = addressOf(useScreen()!);
  const { id }: { id?: string } = useParams({ strict: false });
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isOwnPage = id !== undefined;
  const editBelow = (key: number | undefined, ignoreBlocker = false) =>
    void navigate({
      to: '.',
      search: (known: object) => ({ ...known, edit: key }),
      resetScroll: false,
      ignoreBlocker,
    });
  return {
    path,
    isOwnPage,
    key: keyOf(id ?? edit),
    choose: (key) => editBelow(key),
    follow: (key) => (isOwnPage ? void navigate({ to: `${path}/${key}`, ignoreBlocker: true }) : editBelow(key, true)),
    leave: () => (isOwnPage ? void navigate({ to: path }) : editBelow(undefined)),
  };
}

function keyOf(text: unknown): number | undefined {
  const key = Number(text);
  return text !== undefined && text !== '' && Number.isInteger(key) && key >= 0 ? key : undefined;
}
