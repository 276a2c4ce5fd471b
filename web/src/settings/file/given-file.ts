/** A district file that somebody chose, as it stands on the screen. */
export interface GivenFile {
  file_name: string;
  text: string;
}
