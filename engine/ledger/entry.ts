/** How a change is taken back. Holds no secret: credentials are read again from the target's own file. */
export type Undo =
  | { kind: 'delete-resource'; url: string; addonId: string; resourceId?: string; environment: string }
  | { kind: 'driver'; command: string; folder: string; addonId?: string; resourceId?: string };

/** What an answer taught about the change: the ids that its undo needs. */
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

/** One change, folded from its lines; `unknown` was asked for and never answered. */
export type Entry = {
  n: string;
  at: string;
  /** Its place in the file, which is the order of all processes. */
  line: number;
  undo: Undo;
  answer: 'made' | 'refused' | 'none';
  /** Of an answer that does not tell whether it was made. */
  status?: number;
  state: 'unknown' | 'made' | 'refused' | 'undone' | 'left';
  /** The undo found nothing there. */
  gone: boolean;
  reason?: string;
};
