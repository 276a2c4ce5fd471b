export interface Check {
  about: string;
  /** `file` or `file > words of a title`. */
  tests: string[];
  lacks?: string;
  elsewhere?: string;
}
export const checks: Record<string, Check>;
