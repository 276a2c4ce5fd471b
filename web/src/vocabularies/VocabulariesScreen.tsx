import { vocabularyNamed } from '@artesian/contract/vocabularies';
import { useParams } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { AllVocabularies } from './AllVocabularies.tsx';
import { VOCABULARIES } from './screens.ts';
import { WordsPage } from './WordsPage.tsx';

/** Lists that records choose from, and the words of one. Not in the specification: the path is ours. */
export default function VocabulariesScreen() {
  const { list }: { list?: string } = useParams({ strict: false });
  if (list === undefined) return <AllVocabularies />;
  const vocabulary = vocabularyNamed(list);
  if (vocabulary) return <WordsPage key={list} vocabulary={vocabulary} />;
  return (
    <EmptyState title="List not found">
      <TextLink to={VOCABULARIES}>All lists to choose from</TextLink>
    </EmptyState>
  );
}
