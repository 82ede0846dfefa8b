import { type AdvertGuides, type HomeSale, moneyText, type PriceGuide, type Property } from '@verandah/contracts'
import { dateText } from '@/lib/format.ts'

export interface GuideLine {
  /** Null where all adverts say the same. */
  name: string | null
  guide: string
  moved: string
}

/** The latest guide of each advert; adverts that say the same share a line. */
export function guideLines(adverts: readonly AdvertGuides[], timeZone: string): GuideLine[] {
  const lines = new Map<string, GuideLine>()
  for (const { name, guides, driftAud } of adverts) {
    const last = guides.at(-1)
    if (last === undefined) continue
    const line = { name, guide: rangeOf(last), moved: movedText(guides, driftAud, timeZone) }
    const key = `${line.guide} ${line.moved}`
    if (!lines.has(key)) lines.set(key, line)
  }
  const all = [...lines.values()]
  return all.length > 1 ? all : all.map((line) => ({ ...line, name: null }))
}

const movedText = (guides: readonly PriceGuide[], driftAud: number | null, timeZone: string): string => {
  const [first, ...later] = guides
  const last = later.at(-1)
  if (first === undefined) return ''
  if (last === undefined) return `Unchanged since Verandah first saw it on ${dateText(first.since, timeZone)}.`
  const steps = later.length === 1 ? 'on' : `in ${later.length} steps, the last on`
  const when = `${steps} ${dateText(last.since, timeZone)}, from ${rangeOf(first)}.`
  if (driftAud === null || driftAud === 0) return `Guide changed ${when}`
  return `Guide ${driftAud > 0 ? 'raised' : 'lowered'} by ${moneyText(Math.abs(driftAud))} ${when}`
}

const rangeOf = ({ from, to, text }: PriceGuide): string => {
  if (from !== null && to !== null) return from === to ? moneyText(from) : `${moneyText(from)} to ${moneyText(to)}`
  if (from !== null) return `Over ${moneyText(from)}`
  return to === null ? (text ?? '') : `Up to ${moneyText(to)}`
}

/** Queensland law allows no guide for an auction (Property Occupations Act 2014, sections 214 to 216). */
export function noGuideText({ state, auction }: Pick<Property, 'state' | 'auction'>): string {
  return state === 'QLD' && auction
    ? 'None: in Queensland, homes for auction are advertised without one.'
    : 'None seen: its adverts show no price.'
}

const methods = {
  auction: ' at auction',
  beforeAuction: ' before its auction',
  afterAuction: ' after its auction',
  privateTreaty: ' by private treaty',
} as const

/** "$1,240,000 at auction on 14 Nov 2026". */
export function saleText({ price, day, method }: HomeSale): string {
  const amount = price === null ? 'Price withheld, sold' : moneyText(price)
  const when = day === null ? '' : ` on ${dateText(day, 'UTC')}`
  return `${amount}${method === null ? '' : methods[method]}${when}`
}
