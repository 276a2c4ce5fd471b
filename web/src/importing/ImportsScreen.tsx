import { useParams } from '@tanstack/react-router';
import { AllImports } from './AllImports.tsx';
import { OneImportPage } from './OneImportPage.tsx';

/** Files that were brought in, and one of them. Not in the specification: the path is ours. */
export default function ImportsScreen() {
  const { import: asked }: { import?: string } = useParams({ strict: false });
  return asked === undefined ? <AllImports /> : <OneImportPage key={asked} import_ndx={Number(asked)} />;
}
