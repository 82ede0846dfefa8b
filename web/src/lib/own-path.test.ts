import { paths } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

describe('a path to return to', () => {
  it.each(['/calendar', '/search-results?searchId=search-1', '/property/home-1#notes'])('%s is ours', (path) => {
    expect(ownPath(path)).toBe(path)
  })

  it.each([
    null,
    '',
    'calendar',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('%s is not', (path) => {
    expect(ownPath(path)).toBeNull()
  })
})

describe('addresses', () => {
  it('leave out what is not asked for', () => {
    expect(paths.searchResults.href()).toBe('/search-results')
    expect(paths.searchResults.href('search-1')).toBe('/search-results?searchId=search-1')
    expect(paths.auth.href({ tab: 'register' })).toBe('/auth?tab=register')
    expect(paths.property.href('home 1', 's1')).toBe('/property/home%201?searchId=s1')
  })
})
