import { apiKeys } from '@artesian/contract/api-keys/api-keys';
import type { EditorPart } from '../register/editor/editor-part.ts';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { KeyItself } from './KeyItself.tsx';
import { UseOfKey } from './UseOfKey.tsx';

const columns = [
  'holder',
  'organization',
  'email',
  'key_start',
  'calls_per_minute',
  'calls_per_day',
  'ends_on',
  'removed',
];

const parts: readonly EditorPart[] = [
  { title: 'Holder and Limits', register: apiKeys },
  { title: 'Key', Panel: KeyItself },
  { title: 'Use', Panel: UseOfKey },
];

/** Who reads the open data by a key. Not in the specification: the path is ours. */
export default function ApiKeysScreen() {
  return (
    <RegisterScreen
      register={apiKeys}
      purpose="For programs that need more open data than the limits without a key allow. A removed key stops working within a minute."
      columns={columns}
      pageSize={10}
      parts={parts}
    />
  );
}
