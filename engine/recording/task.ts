/** What a person has to do by hand, with the values that this needs. */
export interface Task {
  kind: 'install' | 'uninstall' | 'sso' | 'deploy';
  text: string;
  values: [name: string, value: string][];
  /** The call that the target should make after that. */
  awaited: string;
}
