import { dollarRange, envelope, exactly, type Range } from './money.ts'
import type { Figure, Line, LineId, SourceShown } from './result.ts'
import { shown } from './tables/in-force.ts'
import type { Sourced } from './tables/types.ts'

/** A line at one price, before lines of several prices are joined. */
export interface Draft extends Omit<Line, 'sentence'> {
  /** Puts the amount into a sentence for the buyer. */
  say: (amount: string) => string
}

export function known(amount: Range, isAbout = false): Figure {
  return { known: true, amount, isAbout }
}

export function unknown(reason: string): Figure {
  return { known: false, reason }
}

export function sourcesOf(entries: readonly Sourced[]): SourceShown[] {
  return entries.map(shown)
}

/** What the buyer entered. */
export function ownDraft(id: LineId, label: string, cents: number, effect: Draft['effect'] = 'adds'): Draft {
  return {
    id,
    label,
    figure: known(exactly(cents)),
    effect,
    how: 'your figure',
    say: (amount) => `${label}: ${amount}, as you entered it.`,
    sources: [],
  }
}

/** One line that holds the amounts of the same line at several prices. */
export function joinDrafts(drafts: readonly Draft[]): Line {
  const [first] = drafts
  if (first === undefined) throw new RangeError('A line needs at least one price.')
  const figure = joinFigures(drafts.map((draft) => draft.figure))
  const { say, ...line } = first
  return {
    ...line,
    figure,
    how: [...new Set(drafts.map(({ how }) => how))].join('; or '),
    sources: distinct(drafts.flatMap(({ sources }) => sources)),
    sentence: figure.known ? say(amountText(figure)) : `${line.label}: not counted. ${figure.reason}`,
  }
}

export function joinFigures(figures: readonly Figure[]): Figure {
  const amounts: Range[] = []
  let isAbout = false
  for (const figure of figures) {
    if (!figure.known) return figure
    amounts.push(figure.amount)
    isAbout ||= figure.isAbout
  }
  return known(envelope(amounts), isAbout)
}

export function amountText(figure: Figure & { known: true }): string {
  return `${figure.isAbout ? 'about ' : ''}${dollarRange(figure.amount)}`
}

const distinct = (sources: readonly SourceShown[]): SourceShown[] => [
  ...new Map(sources.map((one) => [`${one.source.name} ${one.readOn}`, one])).values(),
]
