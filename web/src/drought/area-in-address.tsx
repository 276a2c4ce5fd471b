import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Selector } from '../ui/Selector.tsx';

/** The area of drought stages that the address names; the first one where it names none. */
export function useAreaInAddress(): number {
  const { area }: { area?: unknown } = useSearch({ strict: false });
  const told = Number(area);
  return Number.isInteger(told) ? told : FIRST_AREA;
}

/** Chooses the area that the address names; nothing where the district has one alone. */
export function AreaSelector({ label, areas }: { label: string; areas: ReadonlyMap<number, string> }) {
  const area = useAreaInAddress();
  const navigate = useNavigate();
  if (areas.size < 2) return null;
  return (
    <Selector
      label={label}
      value={String(area)}
      options={new Map([...areas].map(([one, name]) => [String(one), name]))}
      onChange={(one) =>
        void navigate({
          to: '.',
          search: (known: object) => ({ ...known, area: Number(one) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
