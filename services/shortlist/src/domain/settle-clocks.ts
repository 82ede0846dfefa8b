import type { VisitEntry } from '@verandah/contracts'
import { versionKey } from './visit-record.ts'

/** A time that we keep for another one, because the sender's clock was wrong. */
export interface Correction {
  /** `versionKey` of the version with its sender's time. */
  readonly key: string
  readonly at: string
}

/** The most that are remembered; a version before them that comes again gets a new time. */
const mostCorrections = 500

interface Clocks {
  readonly corrections: readonly Correction[]
  /** No version is later than this. */
  readonly latest: Date
}

/**
 * Gives versions times that can be compared: none later than ours, and each after the one that it is based on. A
 * version that is sent again gets the same time again.
 */
export function settleClocks(entries: readonly VisitEntry[], { corrections, latest }: Clocks) {
  const known = new Map(corrections.map(({ key, at }) => [key, at]))
  const settled = entries.map((entry) => settle(entry, known, latest.toISOString()))
  const all = Array.from(known, ([key, at]) => ({ key, at }))
  return { entries: settled, corrections: all.slice(-mostCorrections) }
}

const settle = (entry: VisitEntry, known: Map<string, string>, latest: string): VisitEntry => {
  const ours = (at: string): string => known.get(versionKey(entry.id, at)) ?? (at < latest ? at : latest)
  const sentAt = new Date(entry.changedAt).toISOString()
  const sentBase = entry.basedOn === null ? null : new Date(entry.basedOn).toISOString()
  const basedOn = sentBase === null || sentBase === sentAt ? null : ours(sentBase)
  const changedAt = basedOn === null ? ours(sentAt) : later(ours(sentAt), basedOn)
  if (changedAt !== sentAt) known.set(versionKey(entry.id, sentAt), changedAt)
  return { ...entry, basedOn, changedAt }
}

const later = (at: string, base: string): string => (at > base ? at : new Date(Date.parse(base) + 1).toISOString())
