import type { Settings } from '../../session/settings.tsx';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import type { MapPicture } from './capture.ts';
import { loadLogo } from '../../ui/pdf/logos.ts';
import type { MapSheet } from './map-sheet.ts';
import { jpegOf } from './paint.ts';
import { writeReport } from './report-pdf.ts';

interface ReportOf {
  title: string;
  paper: Paper;
  sheet: MapSheet;
  taken: MapPicture;
  settings: Pick<Settings, 'districtLogo' | 'contractorLogo'>;
}

/** The report with its picture and logos, as a PDF. */
export async function buildReport({ title, paper, sheet, taken, settings }: ReportOf): Promise<Blob> {
  const { canvas, density } = taken;
  const [jpeg, districtLogo, contractorLogo] = await Promise.all([
    jpegOf(taken),
    loadLogo(settings.districtLogo),
    loadLogo(settings.contractorLogo),
  ]);
  const picture = { ...taken, jpeg, width: canvas.width / density, height: canvas.height / density };
  const bytes = await writeReport({ title, paper, sheet, picture, districtLogo, contractorLogo });
  return new Blob([bytes], { type: 'application/pdf' });
}
