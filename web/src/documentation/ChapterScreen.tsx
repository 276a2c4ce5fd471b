import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { screens } from '../screens/all-screens.ts';
import { Document } from '../document/Document.tsx';
import { anchorOf, headingsOf, wordsOf } from '../document/read-markdown.ts';
import { useScreen } from '../screens/use-screen.ts';
import { TOP_BAR_HEIGHT } from '../theme.ts';
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
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 8 }}>
        <Box sx={{ flex: '0 1 72ch', minWidth: 0 }}>
          <Document markdown={chapter.markdown} placeOf={placeOf} />
        </Box>
        <OnThisPage markdown={chapter.markdown} />
      </Box>
      <Neighbors of={screen.path} />
    </>
  );
}

/** Beside the text where there is room; it stays while the text goes by. */
function OnThisPage({ markdown }: { markdown: string }) {
  const headings = headingsOf(markdown);
  if (headings.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-labelledby="on-this-page"
      sx={{ display: { xs: 'none', lg: 'block' }, position: 'sticky', top: TOP_BAR_HEIGHT + 24, flex: '0 0 220px' }}
    >
      <Typography id="on-this-page" variant="h3" component="h2" sx={{ mb: 1 }}>
        On this page
      </Typography>
      {headings.map((heading) => (
        <Link
          key={anchorOf(heading)}
          href={`#${anchorOf(heading)}`}
          underline="hover"
          color="text.secondary"
          sx={{ display: 'block', py: 0.5 }}
        >
          {wordsOf(heading)}
        </Link>
      ))}
    </Box>
  );
}

function Neighbors({ of }: { of: string }) {
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
