import type { DateWindow } from './date-window.ts';

/** What a view needs: the well, the days that were asked for, and how to ask for others. */
export interface GraphViewProps {
  wellNdx: number;
  wellId: string;
  /** Undefined where nothing was asked for. */
  asked: Partial<DateWindow>;
  onAsk: (window: DateWindow) => void;
  /** The key of an earlier drought to compare with. */
  drought?: string | undefined;
  onDrought?: (key: string | undefined) => void;
}
