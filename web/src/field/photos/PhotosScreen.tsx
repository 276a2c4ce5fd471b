import { WellPage } from '../well/WellPage.tsx';
import { PhotoEntry } from './PhotoEntry.tsx';
import { PhotosThere } from './PhotosThere.tsx';

/** Photos and papers of a well: taken or chosen now, and those that are there (spec 2 §2). */
export default function PhotosScreen() {
  return (
    <WellPage title="Photos & Documents">
      {(well, goOn) => (
        <>
          <PhotoEntry well={well} goOn={goOn} />
          {!well.after && <PhotosThere well={well} />}
        </>
      )}
    </WellPage>
  );
}
