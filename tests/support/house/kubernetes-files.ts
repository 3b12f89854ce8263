import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { Pod } from './restricted-pods.ts';

const folder = new URL('../../../../ci/kubernetes/', import.meta.url);

export interface Written {
  kind: 'CronJob' | 'ConfigMap' | 'Deployment' | 'NetworkPolicy' | 'PersistentVolumeClaim' | 'Secret' | 'Service';
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { jobTemplate: { spec: JobSpec }; template?: { spec: Pod } };
}

interface Container {
  name: string;
  command: string[];
  args: string[];
  env?: { name: string; value: string }[];
}

interface JobSpec {
  activeDeadlineSeconds?: number;
  completions?: number;
  template: { spec: { securityContext?: { fsGroup?: number }; initContainers?: Container[]; containers: Container[] } };
}

export const files = readdirSync(folder);

export const documentsIn = (file: string): Written[] =>
  parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')).map((one) => one.toJS());

export const jobsIn = (file: string) => documentsIn(file).flatMap(({ metadata, spec }) => (spec?.jobTemplate ? [{ metadata, spec }] : []));

export const podsIn = (file: string): Pod[] =>
  documentsIn(file).flatMap(({ spec }) => spec?.template?.spec ?? (spec?.jobTemplate ? (spec.jobTemplate.spec.template.spec as Pod) : []));
