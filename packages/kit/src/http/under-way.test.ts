import { expect, it } from 'vitest'
import { createUnderWay } from './under-way.ts'

it('what is under way is visited until it is taken out, whoever uses its place then', () => {
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
