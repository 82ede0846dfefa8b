import { expect, it } from 'vitest'
import { createUnderWay } from './under-way.ts'

it('an item in flight is visited until it is removed, even if its slot is reused', () => {
  const underWay = createUnderWay<string>()
  const visited = () => {
    const items: string[] = []
    underWay.forEach((item) => items.push(item))
    return items.toSorted()
  }
  const [first, second] = ['first', 'second'].map(underWay.add)
  first?.()
  const third = underWay.add('third')
  expect([visited(), underWay.size()]).toEqual([['second', 'third'], 2])
  underWay.add('fourth')
  second?.()
  third()
  expect([visited(), underWay.size()]).toEqual([['fourth'], 1])
})
