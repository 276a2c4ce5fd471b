import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { InputOfKind } from '../../register/inputs/InputOfKind.tsx';
import { FEW_LETTERS } from '../page/large-targets.ts';
import { idOfField, metaOf } from './field-form.ts';
import { useFormState } from './form-state.ts';
import { ReadOnlyField } from './ReadOnlyField.tsx';

/** One field of a form; nothing while the rules of the form leave it out. */
export function FormField({ name }: { name: string }) {
  const { form, entries, shown, changed, problems, options, offers, isAskedFor, enter, discard } = useFormState();
  if (!shown.has(name)) return null;
  const meta = metaOf(form, name);
  const id = idOfField(form, name);
  const entry = entries[name] ?? null;
  const isReadOnly = form.readOnly?.includes(name) ?? false;
  if (isReadOnly) return <ReadOnlyField id={id} meta={meta} entry={entry} options={options[name]} />;
  const Input = form.inputs?.[name] ?? InputOfKind;
  const isRequired = isAskedFor(name);
  const isChanged = changed.has(name);
  return (
    <Box sx={field} data-changed={isChanged || undefined}>
      {isRequired && <RequiredChip />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Input
          id={id}
          name={name}
          meta={meta}
          label={meta.label}
          // The chip says it.
          isRequired={false}
          isDisabled={false}
          entry={entry}
          onChange={(next) => enter({ [name]: next })}
          onBlur={nothing}
          inputRef={null}
          error={problems.get(name)}
          options={options[name]}
          offer={offers(name)}
        />
      </Box>
      {isChanged && (
        <IconButton
          aria-label={`Discard the change of ${meta.label}`}
          title="Discard this change"
          onClick={() => discard(name)}
          sx={undoButton}
        >
          <Undo />
        </IconButton>
      )}
    </Box>
  );
}

const nothing = () => undefined;

const RequiredChip = memo(() => <Chip size="small" label="Required" sx={requiredChip} />);

/** A change is marked at the left edge; the way back stands at the right. */
const field = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 0.5,
  containerType: 'inline-size',
  ml: -1.625,
  pl: 1.25,
  borderLeft: '3px solid transparent',
  '&[data-changed]': { borderColor: 'primary.main' },
} as const;
/** On the frame of the input, where it takes no room; above it where both have none, as with letters of twice the size. */
const requiredChip = {
  position: 'absolute',
  right: { xs: 12, sm: 52 },
  top: '-0.6875rem',
  height: '1.375rem',
  zIndex: 1,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  fontSize: '0.75rem',
  [`@container (max-width: ${FEW_LETTERS})`]: {
    position: 'static',
    flexBasis: '100%',
    justifyContent: 'flex-start',
    mb: 1,
    border: 0,
    bgcolor: 'transparent',
    '& .MuiChip-label': { px: 0 },
  },
} as const;
const undoButton = { width: 48, height: 48 } as const;
