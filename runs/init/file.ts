/** A file that `assay init` writes. */
export interface InitFile {
  path: string;
  content: string;
  mode?: number;
  note?: string;
  /** An existing file stays unchanged. */
  isKept?: true;
}
