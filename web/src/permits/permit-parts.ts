import { permits } from '@artesian/contract/permits/permits';
import type { EditorPart } from '../register/editor/editor-part.ts';
import { AmendmentsPanel } from './amendments/AmendmentsPanel.tsx';
import { BesidesInHistory } from './BesidesInHistory.tsx';
import { BasicPermitInputs } from './BasicPermitInputs.tsx';
import { DistributionPanel } from './distribution/DistributionPanel.tsx';
import { FactChanges } from './FactChanges.tsx';
import { PermitAttachments } from './PermitAttachments.tsx';
import { LinkedWells } from './LinkedWells.tsx';
import { YearsPanel } from './years/YearsPanel.tsx';
import { CertificateAndRenewals } from './renewals/CertificateAndRenewals.tsx';

/** The panels of a permit, with the titles of the specification (3 §2). */
export const permitParts: readonly EditorPart[] = [
  { title: 'Basic Permit Information', register: permits, Inputs: BasicPermitInputs, InHistory: BesidesInHistory },
  { title: 'Effective Dates', Panel: FactChanges },
  { title: 'Manage Linked Wells', Panel: LinkedWells },
  { title: 'Monthly Allocation Distributions', Panel: DistributionPanel },
  { title: 'Permit Amendments', Panel: AmendmentsPanel },
  { title: 'Years', Panel: YearsPanel },
  { title: 'Certificate and Renewals', Panel: CertificateAndRenewals },
  { title: 'Attached Documents', Panel: PermitAttachments },
];
