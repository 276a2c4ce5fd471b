import { t } from '@artesian/domain/texts/translate';
import {
  changeGuide,
  orderGuides,
  removeGuide,
  resourceGuides,
  restoreGuide,
  type Guide,
} from '@artesian/contract/guides/guides';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { GuideDialog } from './GuideDialog.tsx';
import { GuideLine } from './GuideLine.tsx';

interface Asked {
  what: 'change' | 'remove';
  guide: Guide;
}

/** The guides in the district's order; staff change what is said of them, move and remove them. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  const { may } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const order = useOrder();
  const restoration = useMutation({
    mutationFn: ({ resource_guide_ndx }: Guide) => api.call(restoreGuide, { params: { resource_guide_ndx } }),
    onSuccess: (_answer, { title }) => notify.success(t('{title} was restored.', { title })),
    onError: (error, { title }) =>
      notify.error(t('{title} could not be restored. {error}', { title, error: errorWordsToQuote(error) })),
  });
  const removal = useMutation({
    mutationFn: ({ resource_guide_ndx }: Guide) => api.call(removeGuide, { params: { resource_guide_ndx } }),
    onSuccess: (_answer, guide) => {
      const { title } = guide;
      notify.success(t('{title} was removed.', { title }), {
        action: { label: t('Undo'), onClick: () => restoration.mutate(guide) },
      });
      setAsked(undefined);
    },
  });
  const ask = (what: Asked['what'], guide: Guide) => {
    removal.reset();
    setAsked({ what, guide });
  };
  return (
    <>
      <Box component="ul" aria-label={t('Guides')} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 900 }}>
        {guides.map((guide, place) => (
          <GuideLine
            key={guide.resource_guide_ndx}
            guide={guide}
            isFirst={place === 0}
            isLast={place === guides.length - 1}
            onMove={may(orderGuides) ? (by) => order.mutate(moved(guides, place, by)) : undefined}
            onChange={may(changeGuide) ? () => ask('change', guide) : undefined}
            onRemove={may(removeGuide) ? () => ask('remove', guide) : undefined}
          />
        ))}
      </Box>
      {asked?.what === 'change' && <GuideDialog guide={asked.guide} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('Remove {title}?', { title: asked.guide.title })}
          act={t('Remove guide')}
          color="error"
          isBusy={removal.isPending}
          error={
            removal.error ? t('Could not remove. {error}', { error: errorWordsToQuote(removal.error) }) : undefined
          }
          onConfirm={() => removal.mutate(asked.guide)}
          onCancel={() => setAsked(undefined)}
        >
          {t('It is hidden from everyone. The district keeps the file.')}
        </ConfirmDialog>
      )}
    </>
  );
}

interface Answered {
  folder: string | null;
  guides: Guide[];
}

/** Guides stand in their new order at once, and in the old one again where that could not be kept. */
function useOrder() {
  const queries = useQueryClient();
  const show = (guides: Guide[]) =>
    queries.setQueryData<Answered>([resourceGuides.path], (known) => known && { ...known, guides });
  return useMutation({
    scope: { id: orderGuides.path },
    mutationFn: (guides: Guide[]) =>
      api.call(orderGuides, { body: { resource_guide_ndx: guides.map((guide) => guide.resource_guide_ndx) } }),
    onMutate: show,
    onError: (error) => {
      notify.error(t('The order could not be saved. {error}', { error: errorWordsToQuote(error) }));
      void queries.invalidateQueries({ queryKey: [resourceGuides.path] });
    },
  });
}

const moved = (guides: readonly Guide[], place: number, by: 1 | -1): Guide[] =>
  guides.toSpliced(place, 1).toSpliced(place + by, 0, guides[place]!);
