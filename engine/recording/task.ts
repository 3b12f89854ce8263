/** What a person has to do by hand, and the values that they need for it. */
export interface Task {
  kind: 'install' | 'uninstall' | 'sso' | 'deploy';
  text: string;
  values: [name: string, value: string][];
  /** The call that the target is to make then. */
  awaited: string;
}
