import { t } from '@artesian/domain/texts/translate';
import { Trans } from '../language/Trans.tsx';
import { apiKeyHeader } from '@artesian/contract/api-keys/api-keys';
import { openDataCollections, type Collection } from '@artesian/contract/open-data/features';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSettings } from '../session/settings.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { examplesFor, type Example } from './examples.ts';
import { OpenDataFiles } from './OpenDataFiles.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** What of the district anybody may take, and how. */
export default function OpenDataScreen() {
  const { districtName } = useSettings();
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={t('Open Data')}
        purpose={t(
          'Published wells, water levels, water quality and map layers of {district}, for maps and programs of your own. No account is needed.',
          { district: districtName },
        )}
      />
      <Typography sx={{ mb: 3 }}>
        <Trans
          text="Live data as GeoJSON through the OGC API – Features standard. Each page has 100 features by default, up to 10,000 with <0>limit</0>; its link <1>next</1> leads on. <2>bbox</2> asks for a box of longitude and latitude, <3>datetime</3> for days, <4>well_id</4> for one well. <5>Terms of use</5>"
          parts={{
            0: <code />,
            1: <code />,
            2: <code />,
            3: <code />,
            4: <code />,
            5: <TextLink to="/terms-of-service" />,
          }}
        />
      </Typography>
      <Collections />
      <OpenDataFiles />
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {t('How to read them')}
      </Typography>
      {examplesFor(window.location.origin).map((example) => (
        <HowTo key={example.name} {...example} />
      ))}
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {t('One well as CSV')}
      </Typography>
      <Typography>
        <Trans
          text="A well’s monthly and daily data have a permanent address: <0>/api/wells/</0>, the well number, <1>/measurements</1>, levels marked as approved or provisional in the column <2>approval</2>, as in all files here. Each well page links to it."
          parts={{ 0: <code />, 1: <code />, 2: <code /> }}
        />
      </Typography>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {t('Frequent use with a key')}
      </Typography>
      <Typography>
        <Trans
          text="Too many requests get status 429 and the time to wait, also in seconds in <0>retry-after</0>. Programs that need more can get an API key with its own limits. Contact the office with your name, purpose, and number of requests per minute and day. Send the key with each request in the header <1>{header}</1>; never in the web address."
          parts={{ 0: <code />, 1: <code /> }}
          values={{ header: apiKeyHeader }}
        />
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <DistrictContact />
      </Typography>
    </Box>
  );
}

function Collections() {
  const { data, error, refetch } = useQuery({
    queryKey: [openDataCollections.path],
    queryFn: ({ signal }) => api.call(openDataCollections, { signal }),
  });
  return (
    <section aria-labelledby="collections">
      <Typography variant="h2" id="collections" sx={{ mb: 1 }}>
        {t('Datasets')}
      </Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={280} label={t('Loading the datasets')} />}
      {data && (
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.collections.map((collection) => (
            <Row key={collection.id} {...collection} />
          ))}
        </Paper>
      )}
    </section>
  );
}

function Row({ id, title, description, extent }: Collection) {
  const address = `${window.location.origin}/ogc/collections/${id}/items`;
  const [first, last] = extent.temporal?.interval[0] ?? [];
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Link
          href={address}
          target="_blank"
          rel="noreferrer"
          sx={{ fontWeight: 620, display: 'inline-block', minHeight: 24 }}
        >
          {t(title)}
        </Link>
        <CopyButton value={t('Copy address')} copies={address} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(description)}
        {first && last && t(' From {first} to {last}.', { first: first.slice(0, 10), last: last.slice(0, 10) })}
      </Typography>
    </Box>
  );
}

function HowTo({ name, does, text }: Example) {
  return (
    <Box component="section" aria-label={name} sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography variant="body2">
          <strong>{name}</strong> · {does}
        </Typography>
        <CopyButton value={t('Copy')} copies={text} />
      </Box>
      <Box component="pre" tabIndex={0} aria-label={t('{name}, to copy', { name })} sx={code}>
        {text}
      </Box>
    </Box>
  );
}

const code = {
  m: 0,
  mt: 0.5,
  p: 1.5,
  overflowX: 'auto',
  fontSize: '0.8125rem',
  lineHeight: 1.55,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
