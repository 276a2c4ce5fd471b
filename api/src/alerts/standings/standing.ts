/** What somebody is told of. */
export interface AlertEvent {
  about: 'stages' | 'indicators' | 'well';
  well_ndx: number | null;
  title: string;
  detail: string;
  translations: { es: { title: string; detail: string } };
}

/** How an area, an indicator or a well stands now: plain JSON, which is compared with what was kept of it. */
export interface Standing<S = unknown> {
  /** `area 3` */
  subject: string;
  standing: S;
  /** What is told where it stood otherwise before; undefined where that is nobody's news. */
  tell: (before: S) => Omit<AlertEvent, 'well_ndx' | 'translations'> | undefined;
  well_ndx?: number;
}
