import type { Criterion } from '@verandah/scoring-model'
import { lineLabel } from '@/components/property/breakdown-row.tsx'
import { listText } from '@/lib/format.ts'

export interface SuggestedStep {
  criterion: Criterion
  from: number
  to: number
}

const nameOf = ({ criterion }: Pick<SuggestedStep, 'criterion'>): string =>
  criterion.kind === 'factor' ? lineLabel(criterion).toLowerCase() : `“${criterion.name}”`

/** "You keep choosing land size over bathrooms." */
export function whyText(steps: readonly SuggestedStep[]): string {
  const more = steps.filter(({ from, to }) => to > from).map(nameOf)
  const less = steps.filter(({ from, to }) => to < from).map(nameOf)
  if (less.length === 0) return `You choose by ${listText(more)} more than your weights say.`
  if (more.length === 0) return `You choose by ${listText(less)} less than your weights say.`
  return `You keep choosing ${listText(more)} over ${listText(less)}.`
}

/** "Set land size to 8 and bathrooms to 2": what a button does. */
export function stepsText(steps: readonly SuggestedStep[]): string {
  return `Set ${listText(steps.map((step) => `${nameOf(step)} to ${step.to}`))}`
}
