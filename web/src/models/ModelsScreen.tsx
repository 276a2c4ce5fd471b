import { PageHeader } from '../ui/PageHeader.tsx';
import { ModelRecord } from './ModelRecord.tsx';
import { ModelTable } from './ModelTable.tsx';
import { ParentField } from './ParentField.tsx';
import { RegisterCards } from './RegisterCards.tsx';
import { RegisterField } from './RegisterField.tsx';
import { useModelPlace } from './use-model-place.ts';

/** Spec 1 §2.1 '/models': any record of any register, with what its declaration allows, and its history. */
export default function ModelsScreen() {
  const place = useModelPlace();
  const { register, parent, record } = place;
  const isReady = register && (register.of === undefined || parent !== undefined);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Record Browser"
        purpose="Find, view, create, change and publish any record of any register, see its history, and restore earlier values."
      />
      {register ? <RegisterField register={register} place={place} /> : <RegisterCards />}
      {register?.of !== undefined && <ParentField key={register.path} register={register} place={place} />}
      {isReady && <ModelTable key={`${register.path} ${parent}`} register={register} place={place} />}
      {isReady && record !== undefined && (
        <ModelRecord key={`${register.path} ${parent} ${record}`} register={register} place={place} record={record} />
      )}
    </>
  );
}
