import { EntryPage } from './EntryPage.tsx';
import { ProductionTable } from './ProductionTable.tsx';

/** Wells that report without a meter. Of the specification, the path alone (1 §2.1). */
export default function ProductionEntryScreen() {
  return (
    <EntryPage
      title="Well Production Data Entry"
      purpose="What wells without a meter pumped in a month, as their owners report it. It counts against their permits as what meters measure."
      entered="Well Production"
      Table={ProductionTable}
    />
  );
}
