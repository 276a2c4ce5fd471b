import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { DrawingList } from './DrawingList.tsx';
import { shapes, type Drawing, type Shape } from './drawing.ts';
import { readTyped, type TypedDrawing } from './typed-drawing.ts';

interface DrawByCoordinatesProps {
  drawings: readonly Drawing[];
  onDraw: (drawing: Drawing) => void;
  onRemove: (index: number) => void;
}

/** Draws what the mouse could draw from typed coordinates, for whoever has no mouse or wants it exact. */
export function DrawByCoordinates({ drawings, onDraw, onRemove }: DrawByCoordinatesProps) {
  const [shape, setShape] = useState<Shape>('circle');
  const [coordinates, setCoordinates] = useState('');
  const [radius, setRadius] = useState('500');
  const [problems, setProblems] = useState<TypedDrawing>({});
  const isList = shape === 'line' || shape === 'polygon';

  const draw = (event: FormEvent) => {
    event.preventDefault();
    const typed = readTyped(shape, coordinates, radius);
    setProblems(typed);
    if (typed.drawing) onDraw(typed.drawing);
  };
  return (
    <Box sx={{ px: 2, pb: 1.5 }}>
      <Box component="form" noValidate onSubmit={draw} sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <TextField
          select
          label="Shape"
          value={shape}
          onChange={({ target }) => {
            setShape(target.value as Shape);
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
          label={isList ? 'Latitude, longitude: one place a line' : 'Latitude, longitude'}
          placeholder={isList ? '30.16823, -97.85184\n30.17012, -97.84990' : '30.16823, -97.85184'}
          value={coordinates}
          multiline={isList}
          minRows={isList ? 3 : 1}
          maxRows={8}
          onChange={({ target }) => setCoordinates(target.value)}
          error={problems.coordinates !== undefined}
          helperText={problems.coordinates}
        />
        {shape === 'circle' && (
          <TextField
            label="Radius (ft)"
            value={radius}
            onChange={({ target }) => setRadius(target.value)}
            error={problems.radius !== undefined}
            helperText={problems.radius}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        )}
        <Button type="submit" variant="outlined">
          Draw
        </Button>
      </Box>
      <DrawingList drawings={drawings} onRemove={onRemove} />
    </Box>
  );
}

const shapeNames: Readonly<Record<Shape, string>> = {
  polygon: 'Polygon',
  point: 'Point',
  line: 'Line',
  circle: 'Circle',
};
