import { apiKeyHeader } from '@artesian/contract/api-keys/api-keys';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const ways: readonly { title: string; text: string; href: string }[] = [
  {
    title: 'API Reference',
    text: 'Every endpoint with its parameters, response and access. You can try requests there.',
    href: '/api/docs',
  },
  { title: 'OpenAPI 3.1', text: 'The same description as JSON, for tools.', href: '/api/docs/json' },
  {
    title: 'Open Data',
    text: 'Wells, water levels, water quality and map layers as files and through OGC API – Features.',
    href: '/open-data',
  },
  { title: 'Support', text: 'Common questions and how to reach the district office.', href: '/support' },
];

/** What programs can read of the district, in short, and where the whole is. */
export default function ApiSummaryScreen() {
  const { districtName } = useSettings();
  const example = `curl ${window.location.origin}/api/public-map/layers`;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title="Documentation" purpose={`Access data from ${districtName} with your own programs.`} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {ways.map(({ title, text, href }) => (
          <Card key={href} variant="outlined">
            <CardActionArea component="a" href={href} sx={{ p: 2.5, height: '100%' }}>
              <Typography variant="h2">{title}</Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        In short
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        <li>Responses are JSON. Errors are application/problem+json with a plain-language reason.</li>
        <li>
          Data on the public map need no account. Other requests need an account or an API key in the header{' '}
          <code>{apiKeyHeader}</code>.
        </li>
        <li>
          Responses have an ETag. Send it back in <code>If-None-Match</code>, and unchanged data are not sent again.
        </li>
        <li>
          Status 429 means too many requests. <code>Retry-After</code> gives the number of seconds to wait.
        </li>
      </Box>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        A first request
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {example}
        </Box>
        <CopyButton value="Copy" copies={example} />
      </Box>
    </Box>
  );
}
