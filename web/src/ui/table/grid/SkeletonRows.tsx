import Skeleton from '@mui/material/Skeleton';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows in the shape of those that are on their way. */
export function SkeletonRows({ columns, rows = 12 }: { columns: number; rows?: number }) {
  return range(rows).map((row) => (
    <tr key={row} aria-hidden>
      {range(columns).map((column) => (
        <td key={column}>
          <Skeleton width={`${50 + ((row * 7 + column * 13) % 45)}%`} />
        </td>
      ))}
    </tr>
  ));
}
