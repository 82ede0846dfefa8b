import type { FeedReport } from '@verandah/contracts'

type Remark = FeedReport['rejected'][number]
type Group = FeedReport['reasons'][number]

/** Documents have a size limit; the first lines are enough for the sender of thousands of broken listings. */
const mostLines = 2_000
const mostReasons = 200
const mostExamples = 5

/** Collects the report of a feed in bounded memory. */
export function createFeedReport({ id, receivedAt }: Pick<FeedReport, 'id' | 'receivedAt'>) {
  const kinds = new Map<string, FeedReport['kinds'][number]>()
  const reasons = new Map<string, Group>()
  const rejected: Remark[] = []
  const warnings: Remark[] = []
  let kept = 0

  const countOf = (kind: string) => {
    const known = kinds.get(kind) ?? { kind, kept: 0, rejected: 0 }
    kinds.set(kind, known)
    return known
  }
  const remark = (lines: Remark[], said: Remark, isKept: Group['isKept']) => {
    if (lines.length < mostLines) lines.push(said)
    const reason = withoutQuotes(said.reason)
    const key = `${isKept ? 'kept' : 'rejected'} ${reason}`
    const group = reasons.get(key) ?? { reason, isKept, count: 0, listings: [] }
    if (reasons.size < mostReasons) reasons.set(key, group)
    group.count += 1
    if (said.listing !== null && group.listings.length < mostExamples) group.listings.push(said.listing)
  }
  return {
    keep: (kind: string) => {
      kept += 1
      countOf(kind).kept += 1
    },
    reject: (said: Remark) => {
      if (said.kind !== '') countOf(said.kind).rejected += 1
      remark(rejected, said, false)
    },
    /** For a listing that was kept, or is also reported as rejected. */
    warn: (said: Remark) => remark(warnings, said, true),
    whole: () => wholeReport({ id, receivedAt, kept, rejected, warnings }, { kinds, reasons }),
  }
}

type Counted = Pick<FeedReport, 'id' | 'receivedAt' | 'kept' | 'rejected' | 'warnings'>
type Groups = Record<'kinds', ReadonlyMap<string, FeedReport['kinds'][number]>> &
  Record<'reasons', ReadonlyMap<string, Group>>

const wholeReport = (counted: Counted, { kinds, reasons }: Groups): FeedReport => ({
  ...counted,
  state: 'done',
  failure: null,
  rejected: counted.rejected.toSorted((one, other) => one.position - other.position),
  kinds: [...kinds.values()],
  reasons: [...reasons.values()].toSorted((one, other) => other.count - one.count),
})

/** The report of a feed of which nothing was read. */
export function failedReport(received: Pick<FeedReport, 'id' | 'receivedAt'>, failure: string): FeedReport {
  const report = createFeedReport(received)
  report.reject({ position: 0, kind: '', listing: null, reason: failure })
  return { ...report.whole(), state: 'failed', failure }
}

/** Removes quotes, so that equal reasons of different listings are counted together. */
const withoutQuotes = (reason: string): string => reason.replace(/"[^"]*"/g, '"…"').replace(/\([^()]*\)/g, '(…)')
