import { ofKind, partsIn, rule, workloadsIn, type Manifest, type Rule } from './manifest.ts'
import { isOpen, type End } from './reach.ts'

/** Whether a part with this name should reach an end, or be reached by it, on this port. */
interface Line {
  readonly name: string
  readonly end: End
  readonly port: number
  readonly isWanted: (part: string) => boolean
}

const isService = (part: string) => part !== 'gateway'
const nobody = () => false
const everybody = () => true
const only =
  (...names: string[]) =>
  (part: string) =>
    names.includes(part)

const world = { address: '203.0.113.7' }
const inside = { address: '10.1.2.3' }
const metadataOfTheCloud = { address: '169.254.169.254' }
const line = (name: string, end: End, port: number, isWanted: Line['isWanted']): Line => ({ name, end, port, isWanted })

const serverPorts: Readonly<Record<string, number>> = { mongodb: 27_017, nats: 4_222, redis: 6_379 }

const goingOut = (all: readonly Manifest[]): Line[] => {
  const servers = workloadsIn(all).filter(({ isPart }) => !isPart)
  return [
    ...partsIn(all).flatMap(({ name, labels }) => [
      line(name, { labels }, 8080, (part) => part === 'gateway' && isService(name)),
      line(name, { labels }, 9464, nobody),
    ]),
    ...servers.map(({ name, labels }) =>
      line(name, { labels }, serverPorts[name] ?? 0, name === 'mongodb' ? isService : everybody),
    ),
    line('names', { namespace: 'kube-system' }, 53, everybody),
    line('the world', world, 443, only('search', 'billing', 'shortlist')),
    line('the world', world, 80, only('search')),
    line('the world', world, 27_017, servers.length > 0 ? nobody : isService),
    ...[465, 587].map((port) => line('the world', world, port, only('notifications'))),
    ...[22, 25, 4_222, 6_379, 8080].map((port) => line('the world', world, port, nobody)),
    ...[80, 443, 27_017].map((port) => line('metadata', metadataOfTheCloud, port, nobody)),
    ...[80, 443].map((port) => line('what is inside', inside, port, nobody)),
  ]
}

const comingIn = (all: readonly Manifest[]): Line[] => [
  ...partsIn(all).flatMap(({ name, labels }) => [
    line(name, { labels }, 8080, (part) => name === 'gateway' && isService(part)),
    line(name, { labels }, 9464, nobody),
  ]),
  line('the ingress', { namespace: 'traefik' }, 8080, only('gateway')),
  line('the ingress', { namespace: 'traefik' }, 9464, nobody),
  line('monitoring', { namespace: 'monitoring' }, 9464, everybody),
  line('monitoring', { namespace: 'monitoring' }, 8080, nobody),
  line('a stranger', { namespace: 'default' }, 8080, nobody),
  line('a stranger', { namespace: 'default' }, 9464, nobody),
]

const isPublic = (all: readonly Manifest[]) => ofKind(all, 'Ingress').length > 0

const holdsTo = (name: string, way: 'ingress' | 'egress', linesOf: (all: readonly Manifest[]) => Line[]): Rule =>
  rule(name, (all) =>
    !isPublic(all)
      ? []
      : partsIn(all).flatMap((part) =>
          linesOf(all)
            .filter(
              ({ end, port, isWanted }) =>
                isWanted(part.name) !== isOpen(all, way, { pod: part.labels, other: end, port }),
            )
            .map((wrong) => `${part.name} (${wrong.name}, ${wrong.port})`),
        ),
  )

/** Rules about reachability, evaluated as the cluster does. */
export const reachRules: readonly Rule[] = [
  holdsTo('a part reaches what it needs, and nothing else', 'egress', goingOut),
  holdsTo('a part is reached by those it serves, and by nobody else', 'ingress', comingIn),
  rule('only services reach the store', (all) => {
    const store = workloadsIn(all).find(({ name }) => name === 'mongodb')
    if (!store || !isPublic(all)) return []
    return partsIn(all)
      .filter(
        ({ name, labels }) =>
          isService(name) !== isOpen(all, 'ingress', { pod: store.labels, other: { labels }, port: 27_017 }),
      )
      .map(({ name }) => name)
  }),
  rule('no service leads to the numbers of a part', (all) =>
    ofKind(all, 'Service')
      .filter(({ spec }) => spec?.ports?.some(({ targetPort }) => targetPort === 'metrics' || targetPort === 9464))
      .map(({ metadata }) => metadata.name),
  ),
]
