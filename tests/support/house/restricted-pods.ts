interface SecurityContext {
  runAsNonRoot?: boolean;
  runAsUser?: number;
  privileged?: boolean;
  allowPrivilegeEscalation?: boolean;
  seccompProfile?: { type: string };
  capabilities?: { drop?: string[]; add?: string[] };
}

export interface Pod {
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: SecurityContext;
  containers: Contained[];
  initContainers?: Contained[];
  volumes?: Record<string, unknown>[];
}

interface Contained {
  name: string;
  securityContext?: SecurityContext;
  ports?: { hostPort?: number }[];
}

const volumes = ['configMap', 'csi', 'downwardAPI', 'emptyDir', 'ephemeral', 'persistentVolumeClaim', 'projected', 'secret'];
const profiles = ['RuntimeDefault', 'Localhost'];

/** What a namespace with the level *restricted* of the Pod Security Standards asks of each container; the pod's settings count for it too. */
const ofContainer: Record<string, (own: SecurityContext, container: Contained) => boolean> = {
  'runs as no root': (own) => own.runAsNonRoot === true && own.runAsUser !== 0,
  'is not privileged': (own) => !own.privileged,
  'cannot get more privileges': (own) => own.allowPrivilegeEscalation === false,
  'drops all capabilities': (own) => own.capabilities?.drop?.includes('ALL') === true,
  'adds none but NET_BIND_SERVICE': (own) => (own.capabilities?.add ?? []).every((name) => name === 'NET_BIND_SERVICE'),
  'has a seccomp profile': (own) => profiles.includes(own.seccompProfile?.type ?? ''),
  'takes no port of its node': (_own, { ports = [] }) => ports.every(({ hostPort }) => !hostPort),
};

const ofPod: Record<string, (pod: Pod) => boolean> = {
  'shares no namespace of its node': (pod) => !(pod.hostNetwork || pod.hostPID || pod.hostIPC),
  'has only volumes that lead nowhere else': (pod) =>
    (pod.volumes ?? []).every(({ name: _, ...source }) => Object.keys(source).every((kind) => volumes.includes(kind))),
};

/** The rules of *restricted* that a pod breaks, with the names of its containers. */
export function brokenRules(pod: Pod): string[] {
  const whole = Object.entries(ofPod).flatMap(([rule, holds]) => (holds(pod) ? [] : [`the pod ${rule}`]));
  const each = [...(pod.initContainers ?? []), ...pod.containers].flatMap((container) => {
    const own = { ...pod.securityContext, ...container.securityContext };
    return Object.entries(ofContainer).flatMap(([rule, holds]) => (holds(own, container) ? [] : [`${container.name} ${rule}`]));
  });
  return [...whole, ...each];
}
