import { EntryPage } from './EntryPage.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';

/** Spec 3 §2 'Meter Readings Management and Entry'. */
export default function ReadingsEntryScreen() {
  return (
    <EntryPage
      title="Meter Readings Management and Entry"
      purpose="What each meter showed at the end of a month, and the gallons that follow from it. Enter goes on to the next reading."
      entered="Meter Readings"
      Table={ReadingsTable}
    />
  );
}
