import { DeclaredInputs } from '../../register/form/DeclaredInputs.tsx';
import { PlaceOffer } from './PlaceOffer.tsx';

export const LocationDetailsInputs = () => (
  <>
    <DeclaredInputs />
    <PlaceOffer fields={['in_district', 'county_ndx']} />
  </>
);
