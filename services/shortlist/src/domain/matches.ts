import type { PropertySnapshot } from '@verandah/contracts'
import { normaliseText } from './tags.ts'

interface Searched {
  readonly notes: string
  readonly tags: readonly string[]
  readonly home: Pick<PropertySnapshot, 'title' | 'address' | 'suburb' | 'state' | 'postcode'> | null
}

interface Narrowing {
  readonly q?: string | undefined
  readonly tag?: string | undefined
}

/** Whether the notes, tags or home contain every word of `q`, and `tag` is one of the tags. */
export const matches = (saved: Searched, { q = '', tag = '' }: Narrowing): boolean =>
  hasWords(saved, q) && hasTag(saved, tag.trim())

const hasWords = ({ notes, tags, home }: Searched, q: string): boolean => {
  const words = normaliseText(q).split(/\s+/)
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const text = normaliseText([notes, ...tags, title, address, suburb, state, postcode].join('\n'))
  return words.every((word) => text.includes(word))
}

const hasTag = ({ tags }: Searched, tag: string): boolean =>
  tag === '' || tags.some((own) => normaliseText(own) === normaliseText(tag))
