import { audiences, type Audience } from '@artesian/contract/map/audiences';
import { MOST_BYTES_OF_SHAPES, shapeFileEndings, type BroughtShapes } from '@artesian/contract/map/bring-shapes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FilePlace } from '../ui/FilePlace.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { megabytes } from '../ui/use-file-queue.ts';
import { ANOTHER, useBringShapes, type BringShapes } from './use-bring-shapes.ts';

/** Shapes of a layer from a file: shown first what would happen, then done, and taken back where it was a mistake. Not in the specification. */
export default function BringShapesScreen() {
  const shapes = useBringShapes();
  const { layers, file, problem, seen, brought, isRunning } = shapes;
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: 'Dashboard', to: '/dashboard' },
          { label: 'Map Layers', to: '/data-management/manage-lists/map-layers' },
        ]}
        title="Import a Layer"
        purpose="A GeoJSON file or a zipped shapefile becomes a new map layer or replaces one. A replaced layer keeps its colors."
      />
      {layers.error && !layers.data && <ErrorPanel error={layers.error} onRetry={() => void layers.refetch()} />}
      <Stack sx={{ gap: 2.5, maxWidth: 720 }}>
        <LayerChoice {...shapes} />
        <FilePlace
          label="Choose a File"
          extensions={shapeFileEndings}
          onAdd={([chosen]) => chosen && shapes.choose(chosen)}
        >
          {file
            ? `${file.name}, ${megabytes(file.size)}`
            : `or drop it here. Up to ${megabytes(MOST_BYTES_OF_SHAPES)}.`}
        </FilePlace>
        {!seen && !brought && (
          <Button
            variant="contained"
            disabled={!shapes.canLook || isRunning}
            onClick={shapes.look}
            sx={{ alignSelf: 'flex-start' }}
          >
            Preview
          </Button>
        )}
        {isRunning && <LinearProgress aria-label="Reading the file" />}
        {problem && (
          <Alert severity="error" variant="outlined">
            {errorWordsToQuote(problem)}
          </Alert>
        )}
        {seen && !brought && (
          <Box component="section" aria-label="Preview">
            <WhatOf shapes={seen} title="Preview" />
            <SayMore {...shapes} names={seen.names} />
            <Button variant="contained" disabled={isRunning} onClick={shapes.bring} sx={{ mt: 2 }}>
              Import {counted(seen.added)}
            </Button>
          </Box>
        )}
        {brought && (
          <Box component="section" aria-label="Done">
            <WhatOf shapes={brought} title="Done" />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <ButtonLink to="/map" variant="contained">
                Open the Map
              </ButtonLink>
              <ButtonLink to="/data-management/manage-lists/map-layers" variant="outlined">
                Style
              </ButtonLink>
              <Button color="inherit" disabled={isRunning} onClick={shapes.undo}>
                Undo
              </Button>
            </Box>
          </Box>
        )}
      </Stack>
    </>
  );
}

function LayerChoice({ options, layer, title, chooseLayer, nameIt, isRunning }: BringShapes) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField
        select
        label="Layer"
        value={options.some(({ id }) => id === layer) ? layer : ''}
        disabled={isRunning}
        onChange={({ target }) => chooseLayer(target.value)}
        helperText={options.find(({ id }) => id === layer)?.help}
      >
        {options.map(({ id, words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {layer === ANOTHER && (
        <TextField
          required
          label="Layer name"
          value={title}
          onChange={({ target }) => nameIt(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
      )}
    </Box>
  );
}

/** What the file does not say by itself. */
function SayMore({ said, say, isThere, isRunning, names }: BringShapes & { names: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {names.length > 0 && (
        <TextField
          select
          label="Column with their names"
          value={said.name}
          disabled={isRunning}
          onChange={({ target }) => say({ name: target.value })}
        >
          <MenuItem value="">None</MenuItem>
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {!isThere && (
        <TextField
          select
          label="Who sees it"
          value={said.audience}
          disabled={isRunning}
          onChange={({ target }) => say({ audience: target.value as Audience })}
        >
          {audiences.map((audience) => (
            <MenuItem key={audience} value={audience}>
              {audience}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Source of the shapes"
        value={said.attribution}
        disabled={isRunning}
        onChange={({ target }) => say({ attribution: target.value })}
        helperText={`Shown in the corner of the map.${isThere ? ' The earlier attribution is replaced with the shapes.' : ''}`}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </Box>
  );
}

const counted = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'Shape' : 'Shapes'}`;

/** How many shapes are taken, and why others are not. */
function WhatOf({ shapes, title }: { shapes: BroughtShapes; title: string }) {
  const { added, replaced, system, refused, mended, remarks } = shapes;
  const of = replaced === null ? 'A new layer' : `Replaces ${counted(replaced).toLowerCase()}`;
  return (
    <>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 0.5 }}>
        {of}: {counted(added).toLowerCase()}. Coordinates: {system}.
      </Typography>
      <Counted title="Refused" lines={refused} />
      <Counted title="Mended" lines={mended} />
      {remarks.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ mt: 1.5 }}>
          {remarks.map((remark) => (
            <Box key={remark}>{remark}</Box>
          ))}
        </Alert>
      )}
    </>
  );
}

function Counted({ title, lines }: { title: string; lines: BroughtShapes['refused'] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(({ words, count }) => (
          <Typography key={words} component="li" variant="body2">
            {words} {count > 1 && `(${counted(count).toLowerCase()})`}
          </Typography>
        ))}
      </Box>
    </>
  );
}
