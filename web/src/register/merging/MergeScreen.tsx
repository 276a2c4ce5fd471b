import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { addressOf } from '../../screens/screen.ts';
import { useScreen } from '../../screens/use-screen.ts';
import { useSession } from '../../session/session.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { screenOfRecords } from '../record-page.ts';
import { LikelyPairs } from './LikelyPairs.tsx';
import { MergeForm } from './MergeForm.tsx';
import { previewQuery, type Pair } from './merge-queries.ts';

/** Two records of a register to merge, `?keep=11&drop=12`; without them, the pairs that may be the same. */
export default function MergeScreen() {
  const { mergesOf, path, title } = useScreen()!;
  const register = registers.find((one) => one.path === mergesOf)!;
  const { keep, drop }: { keep?: unknown; drop?: unknown } = useSearch({ strict: false });
  const records = screenOfRecords(register.path, useSession())!;
  const list = addressOf(records);
  const breadcrumb = [
    { label: 'Dashboard', to: '/dashboard' },
    { label: records.title, to: list },
  ];
  if (!isNumber(keep) || !isNumber(drop)) {
    return (
      <>
        <PageHeader
          breadcrumb={breadcrumb}
          title={title}
          purpose={`${register.title} that may be duplicates, the most likely first.`}
        />
        <LikelyPairs register={register} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        breadcrumb={[...breadcrumb, { label: title, to: path }]}
        title={`Merge Two ${register.title}`}
        purpose="Choose which values to keep where they differ. Everything linked to the second moves to the first."
      />
      <Comparison key={`${keep} ${drop}`} register={register} pair={{ keep, drop }} list={list} />
    </>
  );
}

const isNumber = (value: unknown): value is number => Number.isInteger(value);

interface ComparisonProps {
  register: Register;
  pair: Pair;
  /** The address of the records of the register. */
  list: string;
}

function Comparison({ register, pair, list }: ComparisonProps) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const { data, error, refetch } = useQuery(previewQuery(register.path, pair));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <MergeForm
      register={register}
      preview={data}
      onRefresh={refetch}
      onSwap={() => void navigate({ to: '.', search: { keep: pair.drop, drop: pair.keep }, replace: true })}
      onMerged={(kept) => void navigate({ to: `${list}/${kept}` })}
      onLeave={() => (canGoBack ? history.back() : void navigate({ to: list }))}
    />
  );
}
