import { BlockList } from 'node:net'
import { ofKind, selects, type Labels, type Manifest } from './manifest.ts'

/** One end of a connection: one of our pods, a pod in another namespace, or an external address. */
export interface End {
  readonly labels?: Labels
  readonly namespace?: string
  readonly address?: string
}

interface Selector {
  matchLabels?: Labels
  matchExpressions?: { key: string; values: string[] }[]
}

interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: { cidr: string; except?: string[] }
}

interface Opening {
  from?: Peer[]
  to?: Peer[]
  ports?: { port: number }[]
}

const chooses = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  selects(matchLabels, labels) && matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))

const holds = (peer: Peer, { labels, namespace, address }: End): boolean => {
  if (peer.ipBlock) return address !== undefined && isWithin(peer.ipBlock, address)
  if (peer.namespaceSelector)
    return namespace !== undefined && chooses(peer.namespaceSelector, { 'kubernetes.io/metadata.name': namespace })
  return labels !== undefined && chooses(peer.podSelector ?? {}, labels)
}

const isWithin = ({ cidr, except = [] }: { cidr: string; except?: string[] }, address: string): boolean =>
  blockOf([cidr]).check(address) && !blockOf(except).check(address)

const blockOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [start = '', bits] = range.split('/')
    list.addSubnet(start, Number(bits))
  }
  return list
}

/**
 * Whether an overlay's network policies allow one of our pods to be reached on a port (`ingress`), or to reach another
 * end (`egress`).
 */
export function isOpen(
  all: readonly Manifest[],
  way: 'ingress' | 'egress',
  { pod, other, port }: { pod: Labels; other: End; port: number },
): boolean {
  return ofKind(all, 'NetworkPolicy')
    .filter(({ spec }) => spec?.podSelector && chooses(spec.podSelector, pod))
    .flatMap(({ spec }) => (spec?.[way] ?? []) as Opening[])
    .some(({ from, to, ports }) => {
      const peers = way === 'ingress' ? from : to
      const isPort = ports === undefined || ports.some((one) => one.port === port)
      return isPort && (peers === undefined || peers.some((peer) => holds(peer, other)))
    })
}
