import { fieldMeta } from '@artesian/contract/language/fields';
import { replacement } from '@artesian/contract/metering/replacement';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import type { Entry } from '../../register/form/input-text.ts';
import { InputOfKind } from '../../register/inputs/InputOfKind.tsx';
import { required, type Replacement } from './use-replacement.ts';

type ReplacementInputsProps = Pick<Replacement, 'entries' | 'enter' | 'problemOf'> & { isDisabled: boolean };

/** The fields of a replacement, as forms of registers have theirs. */
export function ReplacementInputs({ entries, enter, problemOf, isDisabled }: ReplacementInputsProps) {
  const id = useId();
  return (
    <FieldGrid>
      {Object.entries(replacement.fields).map(([name, schema]) => {
        const meta = fieldMeta.get(schema)!;
        return (
          <Box key={name} sx={meta.kind === 'long-text' ? { gridColumn: '1 / -1' } : undefined}>
            <InputOfKind
              id={`${id}-${name}`}
              name={name}
              meta={meta}
              label={meta.label}
              isRequired={required.includes(name)}
              isDisabled={isDisabled}
              entry={entries[name] ?? null}
              onChange={(entry: Entry) => enter(name, entry)}
              onBlur={noOp}
              inputRef={null}
              error={problemOf(name)}
              options={undefined}
            />
          </Box>
        );
      })}
    </FieldGrid>
  );
}

const noOp = () => undefined;
