import { createRandom, type Random } from '../machine/random.ts'

/** How often each deed is drawn. */
const deeds = {
  search: 4,
  save: 6,
  note: 5,
  favourite: 3,
  remove: 2,
  restore: 1,
  override: 4,
  visit: 4,
  weigh: 3,
  rename: 2,
  criteria: 2,
  watch: 1,
  enquire: 2,
  hide: 2,
  unhide: 1,
  money: 2,
  unsubscribe: 1,
  buy: 2,
  lose: 2,
  pay: 3,
  invite: 2,
  join: 4,
  part: 1,
  peek: 2,
  leave: 2,
} as const

/** How often each fault is drawn. */
const faults = {
  killProduct: 5,
  killStore: 2,
  killBroker: 2,
  copyBroker: 3,
  rollBroker: 3,
  loseTail: 4,
  cut: 4,
  slowNetwork: 2,
  slowLink: 2,
  slowDisk: 2,
  fullDisk: 1,
  loseAcks: 2,
  loseDeliveries: 4,
  loseReceipts: 2,
} as const

export type DeedKind = keyof typeof deeds | 'register'
export type FaultKind = keyof typeof faults

/** One step of a history: what a buyer does, or what the machines suffer. */
export type Step = {
  readonly number: number
  /** Milliseconds after the step before. */
  readonly pauseMs: number
  /** Numbers in [0, 1) that decide its details. */
  readonly draws: readonly [number, number, number]
} & ({ readonly deed: DeedKind; readonly buyer: number } | { readonly fault: FaultKind })

const buyers = 3
const faultShare = 0.15
/** In a history processes die, and some other faults happen: one that republishes everything hides earlier losses. */
const kindShare = 0.4
const longestPauseMs = 400
const beginning = ['register', 'search', 'save'] as const

/** The same seed makes the same plan. */
export function planOf(seed: number, steps: number): Step[] {
  const random = createRandom(seed)
  const doneBy = Array.from({ length: buyers }, () => 0)
  const struck = faultsOfOne(random)
  return Array.from({ length: steps }, (_, number) => {
    const details = {
      number,
      pauseMs: random.chance(0.3) ? 0 : random.below(longestPauseMs),
      draws: [random.next(), random.next(), random.next()] as const,
    }
    if (number > 0 && random.chance(faultShare)) return { ...details, fault: draw(random, struck) }
    const buyer = random.below(buyers)
    const done = doneBy[buyer] ?? 0
    doneBy[buyer] = done + 1
    return { ...details, buyer, deed: beginning[done] ?? draw(random, deeds) }
  })
}

const draw = <Kind extends string>(random: Random, kinds: Partial<Readonly<Record<Kind, number>>>): Kind => {
  const names = Object.keys(kinds) as Kind[]
  return random.pick(names.flatMap((name) => Array.from({ length: kinds[name] ?? 0 }, () => name)))
}

const faultsOfOne = (random: Random): Partial<typeof faults> => {
  const drawn = Object.entries(faults).filter(([name]) => name === 'killProduct' || random.chance(kindShare))
  return Object.fromEntries(drawn)
}

export function wordsOf(step: Step): string {
  return `${step.number} ${'fault' in step ? step.fault : `buyer ${step.buyer} ${step.deed}`}`
}
