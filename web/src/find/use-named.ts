import { t } from '@artesian/domain/texts/translate';
import { titleOfAquifer } from '@artesian/contract/map/aquifers';
import { useMemo } from 'react';
import { useAquifers } from '../aquifers/use-aquifers.ts';
import type { FoundHit } from '../map/search/found-hit.ts';
import { useSearch, useSearchWithAddresses } from '../map/search/use-search.ts';
import { counted } from '../ui/counted.ts';
import { searchOfPlace } from '../my-place/place-in-address.ts';
import { holding } from './holding.ts';
import type { Group, Item } from './item.ts';

/** Of what everybody may find by its name: so many of each kind. */
const MOST = 8;

/**
 * Aquifers, places and published wells by name, number or address. Whoever is signed in finds wells among the records, and these are left out
 * here.
 */
export function useNamed(query: string, hasRecords: boolean) {
  const here = useSearch(query);
  // What staff look for may be the name of an owner, and is no matter of a geocoder's.
  const everywhere = useSearchWithAddresses(hasRecords ? '' : query);
  const { hits, isComing, error } = hasRecords ? here : everywhere;
  const { data: aquifers } = useAquifers();
  const groups = useMemo((): Group[] => {
    if (query === '') return [];
    const isWell = ({ wellNdx }: FoundHit) => wellNdx !== undefined;
    const wells = {
      title: t('Wells'),
      items: hits
        .filter((hit) => !hasRecords && isWell(hit))
        .slice(0, MOST)
        .map(wellOf),
    };
    const places = {
      title: t('Places'),
      items: hits
        .filter((hit) => !isWell(hit))
        .slice(0, MOST)
        .map(placeOf),
    };
    const isWellFirst = hits[0] !== undefined && isWell(hits[0]);
    const named = { title: t('Aquifers'), items: holding((aquifers ?? []).map(aquiferOf), query) };
    return [named, ...(isWellFirst ? [wells, places] : [places, wells])];
  }, [query, hits, aquifers, hasRecords]);
  return { groups, isComing, error };
}

const wellOf = ({ title, detail }: FoundHit): Item => ({
  of: 'list-wells',
  label: title,
  detail,
  href: `/wells/${encodeURIComponent(title)}`,
});

const placeOf = (hit: FoundHit): Item => ({
  of: 'place',
  label: hit.title,
  detail: hit.detail,
  href: `/my-place?${new URLSearchParams(searchOfPlace(hit)).toString()}`,
});

const aquiferOf = ({ aq_group_summary_name: name, wells }: { aq_group_summary_name: string; wells: number }): Item => ({
  of: 'aquifer',
  label: titleOfAquifer(name),
  detail: counted(wells, 'published well'),
  href: `/aquifers/${encodeURIComponent(name)}`,
});
