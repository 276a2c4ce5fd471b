import { movesOfGroup, movesOfPermit, type Move } from '@artesian/contract/permits/memberships';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { localTime } from '../../ui/dates.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

/** In which groups a permit was counted, from which fiscal year on. */
export function MovesOfPermit({ record: permit_ndx }: { record: number }) {
  const answer = useQuery({
    queryKey: [movesOfPermit.path, permit_ndx],
    queryFn: ({ signal }) => api.call(movesOfPermit, { params: { permit_ndx }, signal }),
    staleTime: 0,
  });
  return <Moves name="Permit Groups" answer={answer} inWords={ofPermit} />;
}

/** Which permits came into a group and left it. */
export function MovesOfGroup({ record: permit_group_ndx }: { record: number }) {
  const answer = useQuery({
    queryKey: [movesOfGroup.path, permit_group_ndx],
    queryFn: ({ signal }) => api.call(movesOfGroup, { params: { permit_group_ndx }, signal }),
    staleTime: 0,
  });
  return <Moves name="Linked Permits" answer={answer} inWords={(move) => ofGroup(move, permit_group_ndx)} />;
}

interface MovesProps {
  name: string;
  answer: UseQueryResult<Move[]>;
  inWords: (move: Move) => string;
}

function Moves({ name, answer: { data, error, refetch }, inWords }: MovesProps) {
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="60%" />;
  if (data.length === 0) return null;
  return (
    <Box component="ul" aria-label={name} sx={{ m: 0, my: 1.5, pl: 2.5, '& li': { py: 0.25 } }}>
      {data.map((move) => (
        <li key={`${move.at} ${move.permit_ndx} ${move.from_year}`}>
          {`${inWords(move)}, ${byWhom(move)}.`}
          {move.note !== null && ` Note: ${move.note}`}
        </li>
      ))}
    </Box>
  );
}

function ofPermit({ from_year, before, after }: Move): string {
  const was = before ? `, before in ${before.permit_group_name}` : '';
  return `From fiscal year ${from_year} on ${after ? `in the group ${after.permit_group_name}` : 'in no group'}${was}`;
}

function ofGroup({ permit_number, from_year, after }: Move, group: number): string {
  const act = after?.permit_group_ndx === group ? 'linked' : 'delinked';
  return `${permit_number} ${act} from fiscal year ${from_year} on`;
}

const byWhom = ({ who, who_name, at }: Move) => `by ${who_name ?? who} on ${localTime(at)}`;
