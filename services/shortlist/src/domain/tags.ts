import { tagsLimit } from '@verandah/contracts'

/**
 * Tidies tags: trimmed, none empty, unique regardless of case. The first spelling and the first tags up to the limit
 * are kept.
 */
export function tidyTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const tag of typed.map((text) => text.trim()).filter((text) => text !== '')) {
    const key = normaliseText(tag)
    if (!tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()].slice(0, tagsLimit)
}

/** Whether two lists hold the same tags, in any order. */
export function haveSameTags(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === some.length
}

/** Merges two edits of the same tags: keeps what either added, drops what either removed. */
export function mergeTags(base: readonly string[], one: readonly string[], other: readonly string[]): string[] {
  const isRemoved = (tag: string) => base.includes(tag) && !(one.includes(tag) && other.includes(tag))
  return tidyTags([...one, ...other].filter((tag) => !isRemoved(tag)))
}

/** Normalises text for comparison: no case, no accents. */
export function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
