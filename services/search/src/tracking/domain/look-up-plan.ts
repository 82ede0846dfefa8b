/** An advert at a provider that can be asked for it. */
interface Heard {
  readonly _id: string
  readonly changedAt: Date
  readonly lookedUpAt?: Date | undefined
}

/** Instants further ahead are from before the clock was set back. */
const skewMs = 60_000

const heardAt = ({ changedAt, lookedUpAt }: Heard): number => Math.max(changedAt.getTime(), lookedUpAt?.getTime() ?? 0)

/** Whether an advert was last heard of an interval ago, in a search or a look-up. */
export function isLookUpDue(advert: Heard, now: Date, everyMs: number): boolean {
  const ageMs = now.getTime() - heardAt(advert)
  return ageMs >= everyMs || ageMs < -skewMs
}

interface Plan {
  readonly adverts: readonly Heard[]
  /** The ids of those just looked up. */
  readonly looked: ReadonlySet<string>
  readonly now: Date
  readonly everyMs: number
  /** When adverts that are due but could not be looked up are tried again. */
  readonly retryAt: Date
}

/** When the adverts of a home are next due. */
export function nextLookUp({ adverts, looked, now, everyMs, retryAt }: Plan): Date {
  const next = adverts.map((advert) => {
    if (looked.has(advert._id)) return now.getTime() + everyMs
    return isLookUpDue(advert, now, everyMs) ? retryAt.getTime() : heardAt(advert) + everyMs
  })
  return new Date(next.length === 0 ? now.getTime() + everyMs : Math.min(...next))
}
