import type { ApplicationType } from '../../engine/application/application.ts';

/** What every run that looks into an application's folder can be told. */
export interface ApplicationArguments {
  type?: ApplicationType | undefined;
  env?: string[] | undefined;
  'env-file'?: string[] | undefined;
  'inherit-env': boolean;
  'platform-dir'?: string | undefined;
  profile?: string | undefined;
  'max-connections'?: number | undefined;
  instances?: number | undefined;
}
