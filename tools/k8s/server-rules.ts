import { bytesOf, ofKind, partsIn, rule, scalersIn, unless, workloadsIn, type Manifest, type Rule } from './manifest.ts'

const argOf = (args: readonly string[], name: string): string | undefined => args[args.indexOf(name) + 1]

/** Bytes of a size as Redis writes it: `700mb`. */
const redisBytesOf = (text = ''): number => Number(/^(\d+)mb$/.exec(text)?.[1] ?? 0) * 2 ** 20

const redisIn = (all: readonly Manifest[]) =>
  workloadsIn(all)
    .filter(({ name }) => name === 'redis')
    .flatMap(({ pod }) => pod.containers)

const isReplicated = (all: readonly Manifest[]) => scalersIn(all).length > 0

/** What the Secrets of a name hold, whatever their hash. */
const secretOf = (all: readonly Manifest[], name: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ofKind(all, 'Secret')
      .filter(({ metadata }) => metadata.name.replace(/-[a-z0-9]{10}$/, '') === name)
      .flatMap(({ data = {} }) => Object.entries(data))
      .map(([key, text]) => [key, Buffer.from(text, 'base64').toString()]),
  )

/** The user and the password of a part at MongoDB. */
const storeUserOf = (all: readonly Manifest[], part: string) => {
  const { MONGODB_URL: url = '', MONGODB_PASSWORD: held = '' } = secretOf(all, part)
  const [, user = part, password = held] = /\/\/(?:([^:@/?]+)(?::([^@/?]+))?@)?/.exec(url) ?? []
  return { user, password }
}

/** Rules about servers, and what parts send to them. */
export const serverRules: readonly Rule[] = [
  rule('where many pods export traces, at most a tenth of them is sampled', (all) =>
    ofKind(all, 'ConfigMap').flatMap(({ metadata, data = {} }) => {
      const share = Number(data.OTEL_TRACES_SAMPLER_ARG ?? 1)
      return unless(!isReplicated(all) || data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined || share <= 0.1, metadata.name)
    }),
  ),
  rule('Redis stays a quarter below its limit of memory, and evicts what was used least', (all) =>
    redisIn(all).flatMap(({ name, args = [], resources }) => {
      const room = redisBytesOf(argOf(args, '--maxmemory'))
      return unless(
        args.includes('--maxmemory') &&
          room > 0 &&
          room <= bytesOf(resources?.limits?.memory) * 0.75 &&
          argOf(args, '--maxmemory-policy') === 'allkeys-lru',
        name,
      )
    }),
  ),
  rule('each service is a user of its own at MongoDB, with a password that no other has', (all) => {
    const services = partsIn(all).filter(({ name }) => name !== 'gateway')
    const users = services.map(({ name }) => ({ name, ...storeUserOf(all, name) }))
    const known = [secretOf(all, 'mongodb').MONGODB_PASSWORD, ...users.map(({ password }) => password)]
    const isHeldTwice = (password: string) => known.indexOf(password) !== known.lastIndexOf(password)
    const hasServer = workloadsIn(all).some(({ name }) => name === 'mongodb')
    return users.flatMap(({ name, user, password }) =>
      unless(user === name && password !== '' && !(hasServer && isHeldTwice(password)), name),
    )
  }),
  rule('a volume of several pods can be mounted by all of them', (all) => {
    const scaled = scalersIn(all).map(({ spec }) => spec?.scaleTargetRef?.name)
    const shared = ofKind(all, 'PersistentVolumeClaim').filter(({ spec }) =>
      spec?.accessModes?.some((mode) => mode.endsWith('Many')),
    )
    const known = shared.map(({ metadata }) => metadata.name)
    return workloadsIn(all)
      .filter(({ name }) => scaled.includes(name))
      .flatMap(({ name, pod }) =>
        unless(
          (pod.volumes ?? []).every(({ persistentVolumeClaim: claim }) => !claim || known.includes(claim.claimName)),
          name,
        ),
      )
  }),
]
