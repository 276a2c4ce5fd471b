import { FIRST_AREA } from '@artesian/contract/drought/drought-areas';
import { declareStage, whatDeclarationDoes, type Declaration } from '@artesian/contract/drought/declarations';
import { droughtStageChanges } from '@artesian/contract/drought/stage-changes';
import { firstDayOf, monthsAfter, type Month } from '@artesian/domain/month';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { listQuery } from '../../register/form/options.ts';
import { useKeyPerAct } from '../../register/form/use-save.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { longDate, formatMonth, readDate, shortDate } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { Selector } from '../../ui/Selector.tsx';
import { Limits } from '../limits/Limits.tsx';
import { formatLimits } from '../limits/format-limits.ts';
import { useStages } from '../use-stages.ts';
import { NoticeOfDeclaration } from './NoticeOfDeclaration.tsx';
import { districtYear } from '../../ui/district-year.ts';

/** A stage is declared once, for all months that it holds in. What it does to every permit is seen before. */
export function DeclareStage() {
  const { today, thisMonth, names, offered, areas } = useStages();
  const hasAreas = areas.size > 1;
  const isByDay = (useQuery(listQuery(droughtStageChanges)).data ?? []).length > 0;
  const [area, setArea] = useState('');
  const [stage, setStage] = useState('');
  const [day, setDay] = useState(shortDate(today));
  const [last, setLast] = useState(END_OF_YEAR);
  const declaredOn = readDate(day);
  const missing = [
    hasAreas && area === '' && 'the area',
    stage === '' && 'the drought stage',
    declaredOn === undefined && 'a day such as 09/01/2026',
  ];
  const body = {
    declared_on: declaredOn ?? '',
    drought_stage_ndx: Number(stage),
    drought_area_ndx: hasAreas ? Number(area) : FIRST_AREA,
    ...(last !== END_OF_YEAR && { last_month: last }),
  };
  const [asked, ask] = useState<Declaration>();
  const rehearsal = useQuery({
    queryKey: [whatDeclarationDoes.path, asked],
    queryFn: ({ signal }) => api.call(whatDeclarationDoes, { body: asked!, signal }),
    enabled: asked !== undefined,
    gcTime: 0,
  });
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    // What was seen is of what was entered before.
    ask(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing.some(Boolean)) ask(body);
  };
  const { error } = rehearsal;
  return (
    <Box component="section" aria-labelledby="declare-stage" sx={{ mb: 4 }}>
      <Typography variant="h2" id="declare-stage" sx={{ mb: 1 }}>
        Declare a stage
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
        A more severe stage takes effect the month after its declaration; a less severe stage in the month of its
        declaration.{isByDay && ' Where stages count by day, either takes effect on the day of its declaration.'}
      </Typography>
      <Paper variant="outlined" component="form" noValidate aria-label="Declaration" onSubmit={submit} sx={bar}>
        {hasAreas && (
          <Selector
            label="Area"
            value={area}
            options={new Map([...areas].map(([value, words]) => [String(value), words]))}
            onChange={change(setArea)}
          />
        )}
        <Selector
          label="Drought Stage"
          value={stage}
          options={new Map([...offered].map(([value, words]) => [String(value), words]))}
          onChange={change(setStage)}
        />
        <TextField
          label="Declared On"
          value={day}
          onChange={({ target }) => change(setDay)(target.value)}
          error={declaredOn === undefined}
          helperText={declaredOn ? longDate(declaredOn) : "Invalid date format. Expected 'MM/DD/YYYY'."}
          slotProps={{ htmlInput: { autoComplete: 'off' } }}
        />
        <Selector label="Through" value={last} options={monthsFrom(thisMonth)} onChange={change(setLast)} />
        <Button type="submit" variant="outlined" loading={rehearsal.isLoading} disabled={missing.some(Boolean)}>
          Preview effects
        </Button>
        {missing.some(Boolean) && (
          <Typography component="output" variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
            Still missing: {missing.filter(Boolean).join(', ')}.
          </Typography>
        )}
      </Paper>
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          The stage was not declared. {errorWordsToQuote(error)}
        </Alert>
      )}
      {asked && rehearsal.data && (
        <Effects
          declaration={asked}
          name={[names.get(Number(stage)), hasAreas && areas.get(Number(area))].filter(Boolean).join(' in ')}
          does={rehearsal.data}
          onDeclared={() => {
            ask(undefined);
            setStage('');
          }}
        />
      )}
    </Box>
  );
}

interface EffectsProps {
  declaration: Declaration;
  /** Of the stage. */
  name: string;
  does: z.output<typeof whatDeclarationDoes.answer>;
  onDeclared: () => void;
}

/** What a declaration would do to permits and in letters, and the button that declares it. */
function Effects({ declaration, name, does, onDeclared }: EffectsProps) {
  const keyOf = useKeyPerAct();
  const [isSure, setSure] = useState(false);
  return (
    <Box component="section" aria-label="Effects">
      <Alert
        severity="info"
        variant="outlined"
        sx={{ mb: 2 }}
        action={
          <Button variant="contained" aria-haspopup="dialog" onClick={() => setSure(true)}>
            Declare {name}
          </Button>
        }
      >
        {name} would hold {formatHeld(does)}. The stage is not declared yet.
      </Alert>
      <Limits name={`Under ${name}`} rows={does.limits} after={`Under ${name}`} />
      <NoticeOfDeclaration declaration={declaration} name={name} />
      {isSure && (
        <AskFirst
          title={`Declare ${name}?`}
          act="Declare this stage"
          failing="The stage was not declared."
          does={() => api.call(declareStage, { body: declaration, idempotencyKey: keyOf(declaration) })}
          onDone={({ first_month, last_month }) => {
            notify.success(`${name} was declared, ${inWords(first_month, last_month)}.`);
            onDeclared();
          }}
          onClose={() => setSure(false)}
        >
          {formatLimits(does.limits)} {formatHeld(does)}.
        </AskFirst>
      )}
    </Box>
  );
}

const inWords = (first: string, last: string) =>
  first === last ? `in ${formatMonth(first)}` : `from ${formatMonth(first)} through ${formatMonth(last)}`;

interface Held {
  first_month: string;
  last_month: string;
  goes_on_through: string | null;
}

/** A stage holds until another is entered: what is shown of it ends where months are not known yet, or where another begins. */
function formatHeld({ first_month, last_month, goes_on_through }: Held): string {
  const entered = inWords(first_month, last_month);
  if (goes_on_through === null) return entered;
  return `${entered}, and on until another stage is entered; counted through ${formatMonth(goes_on_through)}`;
}

/** What a declaration holds through unless told. */
const END_OF_YEAR = 'end of year';

function monthsFrom(thisMonth: Month): ReadonlyMap<string, string> {
  const months = Array.from({ length: 13 }, (_, index) => firstDayOf(monthsAfter(thisMonth, index)));
  return new Map([
    [END_OF_YEAR, `End of fiscal year (${districtYear().lastMonthName})`],
    ...months.map((one) => [one, formatMonth(one)] as const),
  ]);
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  rowGap: 1.5,
  px: 2,
  py: 2,
  mb: 2,
  '& > .MuiTextField-root': { width: { xs: '100%', sm: 260 } },
} as const;
