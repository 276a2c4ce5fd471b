import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EntryPage } from './EntryPage.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';

/** Spec 3 §2 'Meter Readings Management and Entry'. */
export default function ReadingsEntryScreen() {
  return (
    <EntryPage
      title="Meter Readings Management and Entry"
      purpose="Meter readings at the end of each month and the resulting gallons. Press Enter to go to the next reading."
      actions={
        <ButtonLink to="/data-management/meter-readings/readings-from-file" variant="outlined" color="inherit">
          Readings from a File
        </ButtonLink>
      }
      entered="Meter Readings"
      Table={ReadingsTable}
    />
  );
}
