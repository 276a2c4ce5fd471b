import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { usePageTitle } from '../../session/use-page-title.ts';

type Report = (form: string, hasProblems: boolean) => void;

const ReportContext = createContext<Report | undefined>(undefined);

/** Names the tab for the record that is edited, and says there that one of its forms has problems. */
export function EditorTitle({ name, children }: { name: string | undefined; children: ReactNode }) {
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>(
    (form, hasProblems) =>
      setFaulty((before) => new Set(hasProblems ? [...before, form] : [...before].filter((one) => one !== form))),
    [],
  );
  usePageTitle(name && `${faulty.size > 0 ? 'Error: ' : ''}${name}`);
  return <ReportContext value={report}>{children}</ReportContext>;
}

/** For each form of the editor. */
export function useReportedProblems(hasProblems: boolean) {
  const report = useContext(ReportContext);
  const form = useId();
  useEffect(() => {
    if (!hasProblems) return;
    report?.(form, true);
    return () => report?.(form, false);
  }, [report, form, hasProblems]);
}
