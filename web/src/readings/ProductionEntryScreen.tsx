import { EntryPage } from './EntryPage.tsx';
import { ProductionTable } from './ProductionTable.tsx';

/** Wells that report without a meter. Of the specification, the path alone (1 §2.1). */
export default function ProductionEntryScreen() {
  return (
    <EntryPage
      title="Well Production Data Entry"
      purpose="Monthly pumpage of wells without a meter, as reported by owners. It counts toward their permits like metered water."
      entered="Well Production"
      Table={ProductionTable}
    />
  );
}
