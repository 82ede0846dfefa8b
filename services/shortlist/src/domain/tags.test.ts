import { tagsLimit } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { haveSameTags, mergeTags, tidyTags } from './tags.ts'

describe('tags', () => {
  it('are trimmed, without empty ones and repeats, in typed order', () => {
    expect(tidyTags([' Pool ', '', '  ', 'pool', 'POOL', 'Café', 'cafe', 'b'])).toEqual(['Pool', 'Café', 'b'])
  })

  it('are limited in number, keeping the first ones', () => {
    const many = Array.from({ length: tagsLimit + 1 }, (_, index) => `tag ${index}`)
    expect(tidyTags(many)).toEqual(many.slice(0, tagsLimit))
  })

  it('are equal in another order, and not with another spelling', () => {
    expect(haveSameTags(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(haveSameTags(['a', 'b'], ['a', 'c'])).toBe(false)
    expect(haveSameTags(['a'], ['a', 'b'])).toBe(false)
  })
})

it.each([
  [['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  [['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  [['a', 'b'], ['a'], ['b'], []],
  [[], ['a'], ['a'], ['a']],
])('from %j, one made %j and the other %j: together %j', (base, one, other, together) => {
  expect(mergeTags(base, one, other)).toEqual(together)
})
