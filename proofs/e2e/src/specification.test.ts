import { readdirSync } from 'node:fs'
import { sliceOf } from '@verandah/runtime/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath } from './open-browser.ts'
import { areas } from './specification/areas.ts'
import { knownDeviations } from './specification/known-deviations.ts'
import type { Place, State } from './specification/row.ts'
import { createFixture } from './specification/fixture.ts'
import { useProduct } from './use-product.ts'

const sections = [2, 4, 5, 8, 9]
const states = Object.values(areas).flat()
const rows = states.flatMap((state) => state.rows)

describe('the table of the specification', () => {
  it('has more than 120 lines of the sections on screens, states, rules, words and limits', () => {
    expect(rows.filter(({ section }) => sections.includes(section)).length).toBeGreaterThan(120)
  })

  it('names every line once in its state, and checks none that is a known deviation', () => {
    for (const { name, rows: lines } of states) {
      const named = lines.map(({ section, says }) => `${name}: ${section} ${says}`)
      expect(new Set(named).size).toBe(named.length)
    }
    const checked = rows.map(({ says }) => says)
    expect(knownDeviations.filter(({ says }) => checked.includes(says))).toEqual([])
  })
})

const decisions = readdirSync(new URL('../../../docs/decisions', import.meta.url))

describe('a known deviation', () => {
  it.each(knownDeviations)('$says: decision $decision', ({ decision }) => {
    expect(decisions.filter((file) => file.startsWith(`${decision}-`))).toHaveLength(1)
  })
})

describe.runIf(browserPath() !== undefined)('the specification, in the running product', () => {
  const { url, browser } = useProduct()
  let fixture: ReturnType<typeof createFixture>

  beforeAll(() => {
    fixture = createFixture(browser(), url())
  })

  const checkState = (state: State) => {
    let at: Place & { leave(): Promise<void> }
    beforeAll(async () => {
      at = await fixture.enter(state.as)
      await state.open(at)
    })
    afterAll(() => at.leave())
    for (const { section, says, check } of state.rows) it(`§${section} ${says}`, () => check(at))
  }

  const inTurn = sliceOf(states)
  for (const [area, members] of Object.entries(areas)) {
    for (const state of members.filter((member) => inTurn.includes(member)))
      describe(`${area}: ${state.name}`, () => checkState(state))
  }
})
