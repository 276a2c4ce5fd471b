import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { drawingsText, shapes, type Drawing, type Shape } from '@artesian/contract/map/drawings';
import { formatPlace } from '../coordinates.ts';
import { useHome } from '../use-home.ts';
import { DrawingList } from './DrawingList.tsx';
import { readTyped, typedOf, usualRadius, type TypedDrawing } from './typed-drawing.ts';

interface DrawByCoordinatesProps {
  drawings: readonly Drawing[];
  onDraw: (drawing: Drawing) => void;
  onReplace: (index: number, drawing: Drawing) => void;
  onRemove: (index: number) => void;
}

/** Draws and changes what the mouse could from typed coordinates, for whoever has no mouse or wants it exact. */
export function DrawByCoordinates({ drawings, onDraw, onReplace, onRemove }: DrawByCoordinatesProps) {
  const [inputs, setInputs] = useState(nothingTyped);
  const [problems, setProblems] = useState<TypedDrawing>({});
  const [changed, setChanged] = useState<{ index: number; text: string | undefined }>();
  const coordinatesInput = useRef<HTMLInputElement>(null);
  const { home } = useHome();
  const { shape, coordinates, radius } = inputs;
  const isList = shape === 'line' || shape === 'polygon';
  // What was deleted or changed on the map meanwhile is not there to be changed any more.
  const isChange = changed !== undefined && changed.text === textOf(drawings[changed.index]);
  useEffect(() => {
    if (changed) coordinatesInput.current?.focus();
  }, [changed]);

  const begin = (index: number) => {
    const drawing = drawings[index];
    setChanged({ index, text: textOf(drawing) });
    setInputs(drawing ? typedOf(drawing) : nothingTyped);
    setProblems({});
  };
  const end = () => {
    setChanged(undefined);
    setInputs(nothingTyped);
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(shape, coordinates, radius);
    setProblems(typed);
    if (!typed.drawing) return;
    if (!isChange) return onDraw(typed.drawing);
    onReplace(changed.index, typed.drawing);
    end();
  };
  return (
    <Box sx={{ px: 2, pb: 1.5 }}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <TextField
          select
          label={t('Shape')}
          value={shape}
          onChange={({ target }) => {
            setInputs({ ...inputs, shape: target.value as Shape });
            setProblems({});
          }}
        >
          {shapes.map((name) => (
            <MenuItem key={name} value={name}>
              {shapeNames[name]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={isList ? t('Latitude, longitude: one location per line') : t('Latitude, longitude')}
          placeholder={formatPlace(home)}
          value={coordinates}
          inputRef={coordinatesInput}
          multiline={isList}
          minRows={isList ? 3 : 1}
          maxRows={8}
          onChange={({ target }) => setInputs({ ...inputs, coordinates: target.value })}
          error={problems.coordinates !== undefined}
          helperText={problems.coordinates}
        />
        {shape === 'circle' && (
          <TextField
            label={t('Radius (ft)')}
            value={radius}
            onChange={({ target }) => setInputs({ ...inputs, radius: target.value })}
            error={problems.radius !== undefined}
            helperText={problems.radius}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        )}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="outlined" sx={{ flex: 1 }}>
            {isChange ? t('Save change') : t('Draw')}
          </Button>
          {isChange && (
            <Button color="inherit" onClick={end}>
              {t('Cancel')}
            </Button>
          )}
        </Box>
      </Box>
      <DrawingList drawings={drawings} onChange={begin} onRemove={onRemove} />
    </Box>
  );
}

const textOf = (drawing: Drawing | undefined) => drawing && drawingsText([drawing]);

const nothingTyped: ReturnType<typeof typedOf> = { shape: 'circle', coordinates: '', radius: usualRadius };

const shapeNames: Readonly<Record<Shape, string>> = {
  polygon: t('Polygon'),
  point: t('Point'),
  line: t('Line'),
  circle: t('Circle'),
};
