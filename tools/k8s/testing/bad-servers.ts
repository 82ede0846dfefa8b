import { ofKind, workloadsIn } from '../manifest.ts'
import { ofKindNamed, type Change } from './changes.ts'

/** A violating manifest for every rule about servers. */
export const badServers: Record<string, Change> = {
  'where many pods export traces, at most a tenth of them is sampled': (all) =>
    ofKind(all, 'ConfigMap').forEach(({ data }) => delete data!.OTEL_TRACES_SAMPLER_ARG),
  'Redis stays a quarter below its limit of memory, and evicts what was used least': (all) => {
    const redis = workloadsIn(all).find(({ name }) => name === 'redis')!
    redis.pod.containers[0]!.args!.splice(0, 8)
  },
  'each service is a user of its own at MongoDB, with a password that no other has': (all) => {
    const secretOf = (part: string) => ofKind(all, 'Secret').find(({ metadata }) => metadata.name.startsWith(part))!
    secretOf('billing').data!.MONGODB_PASSWORD = secretOf('mongodb').data!.MONGODB_PASSWORD!
  },
  'a volume of several pods can be mounted by all of them': (all) =>
    (ofKindNamed(all, 'PersistentVolumeClaim', 'feeds').spec!.accessModes = ['ReadWriteOnce']),
}
