import { describe, expect, it } from 'vitest'
import { greatestDisagreement } from './disagreement.ts'

type Parts = Readonly<Record<string, number>>

const totalOf = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + part, 0)

/** Finds the disagreement of people by the parts of their scores. */
const between = (...people: readonly (readonly Parts[])[]) =>
  greatestDisagreement(
    people.map((own) => own.map(totalOf)),
    (person, alternative) => new Map(Object.entries(people[person]![alternative]!)),
  )

describe('The greatest disagreement', () => {
  it('is the alternative that two people see most differently, with the criterion that makes most of it', () => {
    const anna = [
      { price: 40, land: 50 },
      { price: 30, land: 60 },
      { price: 20, land: 10 },
    ]
    const ben = [
      { price: 50, land: 30 },
      { price: 45, land: 5 },
      { price: 20, land: 8 },
    ]
    expect(between(anna, ben)).toEqual({
      alternative: 1,
      liking: 0,
      minding: 1,
      difference: 1 - 50 / 80,
      criterion: 'land',
    })
  })

  it('compares relative to what each could have: to rate everything lower is no disagreement', () => {
    expect(between([{ price: 80 }, { price: 40 }], [{ price: 40 }, { price: 20 }])).toBeNull()
    expect(between([{ price: 0 }], [{ price: 90 }])).toBeNull()
    expect(between([], [])).toBeNull()
  })

  it('is not over a criterion that both have at their best, however differently they weigh it', () => {
    const anna = [
      { land: 80, price: 20 },
      { land: 80, price: 18 },
      { land: 20, price: 5 },
    ]
    const ben = [
      { land: 10, price: 90 },
      { land: 10, price: 30 },
      { land: 5, price: 20 },
    ]
    expect(between(anna, ben)?.criterion).toBe('price')
  })

  it('is not about what nobody wants, however far apart they are', () => {
    const anna = [{ price: 90 }, { price: 80 }, { price: 40 }]
    const ben = [{ price: 90 }, { price: 70 }, { price: 5 }]
    expect(between(anna, ben)?.alternative).toBe(1)
  })

  it('names the two furthest apart of several people', () => {
    const people = [
      [{ price: 90 }, { price: 60 }, { price: 10 }],
      [{ price: 90 }, { price: 80 }, { price: 10 }],
      [{ price: 90 }, { price: 20 }, { price: 10 }],
    ]
    expect(between(...people)).toMatchObject({ alternative: 1, liking: 1, minding: 2, criterion: 'price' })
  })

  it('names the criterion also where one of them rates everything at nothing', () => {
    const nothing = [{ price: 0 }, { price: 0 }]
    expect(between(nothing, [{ price: 90 }, { price: 40 }])).toMatchObject({ alternative: 1, criterion: 'price' })
  })

  it('names no criterion where what is given up has none', () => {
    expect(
      greatestDisagreement(
        [
          [10, 5],
          [10, 10],
        ],
        () => new Map(),
      ),
    ).toMatchObject({ alternative: 1, criterion: null })
  })
})
