import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MappedFile } from '../../importing/mapping/MappedFile.tsx';
import { Templates } from '../../importing/RegisterSteps.tsx';
import { counted } from '../../ui/counted.ts';
import { localTime } from '../../ui/dates.ts';
import { FilePlace } from '../../ui/FilePlace.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { trail } from './files-query.ts';
import { FormerFiles } from './FormerFiles.tsx';
import { PeopleOfFile } from './PeopleOfFile.tsx';
import { StayHere } from './StayHere.tsx';
import { useUsersOfFile, type UsersOfFileActs } from './use-users-of-file.ts';

const ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx'];

/** Users from a table: told apart by e-mail address, shown first, then added one by one as the screen adds each. */
export function AddUsersFromFile() {
  const acts = useUsersOfFile();
  const { told, rows, isReading, refusal, oneByOne } = acts;
  const hasAdded = rows.some(({ added }) => added !== null);
  return (
    <>
      <PageHeader
        breadcrumb={trail}
        title="Users from a File"
        purpose="Import a table with one line per person, as CSV or Excel. Existing accounts with the same e-mail address stay unchanged. You see a preview before anyone is added."
      />
      <Stack sx={{ gap: 2, mb: 3 }}>
        {!oneByOne.isBusy && (
          <FilePlace
            label={told ? 'Choose another file' : 'Choose a file'}
            extensions={ENDINGS}
            onAdd={([chosen]) => chosen && acts.choose(chosen)}
          >
            or drop it here: CSV or XLSX, up to 1,000 users.
          </FilePlace>
        )}
        {!told && <Template />}
        {isReading && !told && <LinearProgress aria-label="Reading the file" />}
        {refusal && (
          <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {refusal}
          </Alert>
        )}
      </Stack>
      {told && (
        <Stack sx={{ gap: 4 }}>
          {!hasAdded && !oneByOne.isBusy && (
            <MappedFile
              register={{ title: 'Users', fields: told.fields }}
              name={acts.file?.name}
              file={told}
              mappedLike={told.remembered && `${told.remembered.file_name} of ${localTime(told.remembered.at)}`}
              mapping={acts.mapping!}
              failure={acts.unkept && `Not mapped yet. ${acts.unkept}`}
              onTryAgain={acts.again}
              onSay={(mapping) => acts.say({ sheet: told.sheet ?? undefined, mapping })}
              onChooseSheet={(sheet) => acts.say({ sheet })}
            />
          )}
          <PeopleOfFile acts={acts} />
        </Stack>
      )}
      {!told && <FormerFiles />}
      <StayHere words={whatLeavingLoses(acts)} />
    </>
  );
}

function whatLeavingLoses({ oneByOne, rows, areLinksSaved }: UsersOfFileActs): string | undefined {
  if (oneByOne.isBusy) return 'Users are being added. If you leave, it stops; those already added stay.';
  const links = rows.filter(({ link }) => link !== null).length;
  if (links === 0 || areLinksSaved) return undefined;
  return `${counted(links, 'link')} to choose a password by ${links === 1 ? 'is' : 'are'} not saved, and shown only now.`;
}

const Template = () => (
  <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Full name, e-mail address, role and, for a Well Owner, their permit numbers separated by commas. A template has
      all standard headings:
    </Typography>
    <Templates title="Users" address="/api/users-management/template" fileName="users" />
  </Stack>
);
