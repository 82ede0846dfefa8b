import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { explain, readAdvert } from './index.ts'

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../evaluation/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const said = (text: string): string[] => readAdvert(text).map(({ fact, value }) => `${fact} ${value}`)

describe('an advert', () => {
  it.each([
    ['Sparkling in-ground pool.', 'pool yes'],
    ['No pool.', 'pool no'],
    ['Room for a pool (STCA).'],
    ['Walk to the public pool.'],
    ['Double garage and a carport.', 'parking garage'],
    ['Brand new kitchen.'],
    ['Finished with care and kept as new.', 'condition excellent'],
    ['Lived in for a year and still like new.'],
    ['Newly painted, near new throughout.'],
    ['Brand new home, never lived in.', 'condition new'],
    ['Only finished in May, as new as new gets: never lived in.', 'condition new'],
    ['A NatHERS rating of 7.2 stars.', 'energyRating 7.2'],
    ['Split systems throughout.', 'airConditioning yes', 'heating yes'],
    ['The neighbour’s solar panels face north.'],
    ['NBN (FTTN) connected.', 'nbn FTTN'],
  ])('"%s" claims its facts of this home', (text, ...facts) => {
    expect(said(text)).toEqual(facts)
  })

  it('is quoted by the sentence, as written', () => {
    const [fact] = readAdvert('A quiet street.\n• Sparkling POOL – heated! Near the shops.')
    expect(fact).toEqual({ fact: 'pool', value: 'yes', quote: 'Sparkling POOL – heated!' })
  })

  it('is explained by its heads and the strongest words', () => {
    expect(explain('No pool.')).toEqual([
      expect.stringMatching(/^"No pool\." says pool no \(denied\): head "pool"; for: /),
    ])
  })
})

describe('flood and bushfire', () => {
  const disclaimers = linesOf('disclaimers.txt')

  it('are never read as clear from 200 disclaimers', () => {
    expect(disclaimers.length).toBeGreaterThanOrEqual(200)
    expect(disclaimers.filter((text) => said(text).some((fact) => fact.endsWith(' clear')))).toEqual([])
  })
})
