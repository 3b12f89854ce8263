/** How to undo a change. It contains no secret: credentials are read again from the target's own file. */
export type Undo =
  | { kind: 'delete-resource'; url: string; addonId: string; resourceId?: string; environment: string }
  | { kind: 'driver'; command: string; folder: string; addonId?: string; resourceId?: string };

/** The ids from the answer to a change, which its undo needs. */
export type Details = { addonId?: string; resourceId?: string };

/** A process that writes to the ledger. */
export type LedgerHeader = { kind: 'run'; run: string; target: string; pid: number; host: string; at: string; birth: string };

export type Line =
  | LedgerHeader
  | { kind: 'intent'; n: string; at: string; undo: Undo }
  | { kind: 'made'; n: string; details: Details }
  | { kind: 'refused'; n: string }
  | { kind: 'answered'; n: string; status: number }
  | { kind: 'undone'; n: string; gone: boolean }
  | { kind: 'left'; n: string; reason: string }
  | { kind: 'end'; at: string };

/** One change, from all of its lines; `unknown`: requested, but never answered. */
export type Entry = {
  n: string;
  at: string;
  /** Its line in the file, which orders the changes of all processes. */
  line: number;
  undo: Undo;
  answer: 'made' | 'refused' | 'none';
  /** The status of an answer that does not say whether the change was made. */
  status?: number;
  state: 'unknown' | 'made' | 'refused' | 'undone' | 'left';
  /** The undo found nothing to delete. */
  gone: boolean;
  reason?: string;
};
