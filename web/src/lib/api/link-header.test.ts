import { describe, expect, it } from 'vitest'
import { nextCursorOf } from './call-route.ts'

describe('the cursor of the next page', () => {
  it('is from the link with rel="next"', () => {
    const Link = '</api/properties?cursor=first>; rel="first", </api/properties?sort=recent&cursor=a%2Bb>; rel="next"'
    expect(nextCursorOf(new Headers({ Link }))).toBe('a+b')
  })

  it('is missing on the last page', () => {
    expect(nextCursorOf(new Headers({ Link: '</api/properties>; rel="first"' }))).toBeNull()
    expect(nextCursorOf(new Headers())).toBeNull()
  })
})
