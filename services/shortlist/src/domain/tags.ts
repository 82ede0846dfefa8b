import { tagsLimit } from '@verandah/contracts'

/** Tags as they are kept: trimmed, none empty, none twice whatever its case; the first spelling and the first ones stay. */
export const tidyTags = (typed: readonly string[]): string[] => {
  const tags = new Map<string, string>()
  for (const tag of typed.map((text) => text.trim()).filter((text) => text !== '')) {
    const key = normaliseText(tag)
    if (!tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()].slice(0, tagsLimit)
}

/** Whether two lists hold the same tags, in whatever order. */
export const haveSameTags = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length

/** What two tabs made of the same tags: what either added is there, what either removed is not. */
export const mergeTags = (base: readonly string[], one: readonly string[], other: readonly string[]): string[] => {
  const isRemoved = (tag: string) => base.includes(tag) && !(one.includes(tag) && other.includes(tag))
  return tidyTags([...one, ...other].filter((tag) => !isRemoved(tag)))
}

/** Text for comparing: without case and accents. */
export const normaliseText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
