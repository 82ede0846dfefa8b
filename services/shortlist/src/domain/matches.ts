import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { normaliseText } from './tags.ts'

interface Searched extends Readonly<
  Pick<SavedProperty, 'notes' | 'verdict' | 'verdictReason' | 'stage' | 'stageReason'>
> {
  readonly tags: readonly string[]
  readonly home: Pick<PropertySnapshot, 'title' | 'address' | 'suburb' | 'state' | 'postcode'> | null
}

interface Narrowing {
  readonly q?: string | undefined
  readonly tag?: string | undefined
  readonly verdict?: SavedProperty['verdict'] | undefined
  readonly stage?: SavedProperty['stage'] | undefined
}

/** Whether the buyer's words or the home contain every word of `q`, and its tags, verdict and stage are as wanted. */
export function matches(saved: Searched, { q = '', tag = '', verdict, stage }: Narrowing): boolean {
  return (
    hasWords(saved, q) &&
    hasTag(saved, tag.trim()) &&
    (verdict ?? saved.verdict) === saved.verdict &&
    (stage ?? saved.stage) === saved.stage
  )
}

const hasWords = ({ notes, tags, verdictReason, stageReason, home }: Searched, q: string): boolean => {
  const words = normaliseText(q).split(/\s+/)
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const text = normaliseText(
    [notes, ...tags, verdictReason, stageReason, title, address, suburb, state, postcode].join('\n'),
  )
  return words.every((word) => text.includes(word))
}

const hasTag = ({ tags }: Searched, tag: string): boolean =>
  tag === '' || tags.some((own) => normaliseText(own) === normaliseText(tag))
