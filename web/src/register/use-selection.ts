import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

/**
 * Which record is being edited: at its own address (`…/12`), or below the list (`…?edit=12`). 0 is a new one.
 * It is part of the address, so that a link or a reload opens it again.
 */
export function useSelection(path: string) {
  const { id } = useParams({ strict: false }) as { id?: string };
  const { edit } = useSearch({ strict: false }) as { edit?: unknown };
  const navigate = useNavigate();
  return {
    isOwnPage: id !== undefined,
    key: keyOf(id ?? edit),
    /** Below the list; undefined closes the editor. */
    choose: (key: number | undefined) =>
      void navigate({ to: '.', search: ((known: object) => ({ ...known, edit: key })) as never, resetScroll: false }),
    /** The record's own page. */
    open: (key: number) => void navigate({ to: `${path}/${key}` }),
    leave: () => void navigate({ to: path }),
  };
}

function keyOf(text: unknown): number | undefined {
  const key = Number(text);
  return text !== undefined && text !== '' && Number.isInteger(key) && key >= 0 ? key : undefined;
}
