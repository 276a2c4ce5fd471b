import { DeclaredInputs } from '../register/form/DeclaredInputs.tsx';
import { AssociatedRecords } from './AssociatedRecords.tsx';
import { PlaceOffer } from './location/PlaceOffer.tsx';

/** What is entered of a well, and what else the district keeps about it. */
export const WellDetailsInputs = () => (
  <>
    <DeclaredInputs />
    <PlaceOffer fields={['mgmtzone_ndx']} />
    <AssociatedRecords />
  </>
);
