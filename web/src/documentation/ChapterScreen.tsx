import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { screens } from '../screens.tsx';
import { Document } from '../document/Document.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { chapters, placeOf } from './chapters.ts';

/** A page of the documentation, with the way to those beside it. */
export default function ChapterScreen() {
  const screen = useScreen();
  const chapter = screen && chapters[screen.path];
  if (!chapter) return null;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Documentation', to: '/documentation' }]}
        title={screen.title}
        purpose={chapter.purpose}
      />
      <Document markdown={chapter.markdown} placeOf={placeOf} />
      <Neighbours of={screen.path} />
    </>
  );
}

function Neighbours({ of }: { of: string }) {
  const order = screens.filter(({ path }) => path in chapters);
  const at = order.findIndex(({ path }) => path === of);
  const [before, after] = [order[at - 1], order[at + 1]];
  return (
    <Stack
      component="nav"
      aria-label="Documentation"
      direction="row"
      sx={{
        justifyContent: 'space-between',
        gap: 2,
        mt: 5,
        pt: 2,
        maxWidth: '72ch',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>{before && <TextLink to={before.path}>← {before.title}</TextLink>}</Box>
      <Box>{after && <TextLink to={after.path}>{after.title} →</TextLink>}</Box>
    </Stack>
  );
}
