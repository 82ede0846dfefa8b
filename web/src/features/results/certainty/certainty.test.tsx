import { listResultColumns } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '@/testing/network.ts'
import { showsRows } from '@/lib/storage/local.ts'
import { answerSureResults, cardOf, openSureResults, stay } from './testing/open-sure-results.ts'
import { letWorkersAnswer } from './testing/workers.ts'
import { failures, letWorkersFail } from '@/testing/workers.ts'

const weightings = /of 100 weightings like yours/

beforeEach(() => {
  letWorkersAnswer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const openAndStay = async (narrowing = '') => {
  const user = await openSureResults(narrowing)
  await stay()
  return user
}

describe('How sure a place is', () => {
  it('is said on each card once it is counted, from columns that are read once', async () => {
    const asked = answerSureResults()
    await openAndStay()
    await cardOf('1 First Street').findByText(/^First in \d\d of 100 weightings like yours\.$/)
    expect(cardOf('3 Rooms Street').getByText(/In the first three in \d+ of 100 weightings like yours/)).toBeTruthy()
    expect(cardOf('7 Small Street').queryByText(weightings)).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('is a shared rank for homes that are about as good as each other', async () => {
    answerSureResults()
    await openAndStay()
    await screen.findAllByText(weightings)
    const [upper, lower] = ['2 Garden Street', '3 Rooms Street'].map(
      (street) => cardOf(street).getByText(/^Equal 3rd, about as good as the one/).textContent,
    )
    expect([upper, lower].map((text) => /below|above/.exec(text ?? '')?.[0]).sort()).toEqual(['above', 'below'])
  })

  it('names the unknown that a place hangs on, with the way to ask', async () => {
    answerSureResults()
    await openAndStay()
    const silent = cardOf('4 Silent Street')
    await silent.findByText(/^If its land is \d+ m² or less, it drops to 8th/)
    expect(silent.queryByText(weightings)).toBeNull()
    const ask = silent.getByRole('link', { name: 'Ask the agent about 4 Silent Street' })
    expect(ask.getAttribute('href')).toBe('/property/d?searchId=search-1#questions-for-the-agent')
  })

  it('is counted again when a slider moves', async () => {
    answerSureResults()
    const user = await openAndStay()
    const line = () => cardOf('3 Rooms Street').getByText(weightings).textContent
    await screen.findAllByText(weightings)
    const before = line()
    screen.getByRole('slider', { name: 'Land Size' }).focus()
    await user.keyboard('{Home}')
    await waitFor(() => expect(line()).not.toBe(before))
  })

  it('is short in rows', async () => {
    showsRows.write(true)
    answerSureResults()
    await openAndStay()
    await screen.findAllByText(/^First in \d\d of 100$/)
    // Wide and narrow rows have it in different places.
    expect(cardOf('2 Garden Street').getAllByText('Equal 3rd')).toHaveLength(2)
  })
})

describe('Nothing is said of places', () => {
  it('while the buyer may be passing through', async () => {
    const asked = answerSureResults()
    await openSureResults()
    expect(asked).toHaveLength(0)
    await stay()
    expect(await screen.findAllByText(weightings)).not.toHaveLength(0)
    expect(asked).toHaveLength(1)
  })

  it('and nothing is loaded for it, where the browser saves data, until the sliders load the same', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const asked = answerSureResults()
    const user = await openAndStay()
    expect(asked).toHaveLength(0)
    await user.hover(screen.getByRole('slider', { name: 'Land Size' }))
    expect((await screen.findAllByText(weightings)).length).toBeGreaterThan(0)
    expect(asked).toHaveLength(1)
  })

  it('in another order than that of scores', async () => {
    const asked = answerSureResults()
    await openAndStay('&sort=price-low')
    expect(asked).toHaveLength(0)
  })

  it('and no error shown, where the columns cannot be had', async () => {
    answerSureResults()
    const refused = refuse(listResultColumns, { status: 503, detail: 'Busy' })
    await openAndStay()
    await waitFor(() => expect(refused).toHaveLength(1))
    expect([screen.queryByText(weightings), screen.queryByRole('alert')]).toEqual([null, null])
  })
})

it('a worker that fails says nothing of places, and shows no error', async () => {
  letWorkersFail()
  const asked = answerSureResults()
  await openAndStay()
  await waitFor(() => expect(asked).toHaveLength(1))
  await vi.waitFor(() => expect(failures()).toBe(1))
  expect([screen.queryByText(weightings), screen.queryByRole('alert')]).toEqual([null, null])
})

describe('What would put a home first', () => {
  const openReasons = async (street: string) => {
    const user = await openAndStay()
    await screen.findAllByText(weightings)
    await user.click(cardOf(street).getByRole('button', { name: /Show the reasons/ }))
    return user
  }
  const ask = (street: string) => cardOf(street).getByRole('button', { name: /^What would put it first/ })

  it('can be tried: the sliders move as a preview, and the home is first', async () => {
    answerSureResults()
    const user = await openReasons('8 Bathers Street')
    const card = cardOf('8 Bathers Street')
    expect(card.getByText(/land size counts half, as too few homes state it/)).toBeTruthy()
    await user.click(ask('8 Bathers Street'))
    await card.findByText(/^If its land is \d+ m² or more/)
    expect(card.getByText(/^Moving Bathrooms from 1 to \d$/)).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Try these weights' }))
    await screen.findByText('Previewing your weights')
    await waitFor(() => expect(screen.getAllByRole('article')[0]?.getAttribute('aria-label')).toMatch(/^8 Bathers/))
    expect(document.activeElement?.getAttribute('data-home')).toBe('h')
  })

  it('is nothing small for a home that is worse in all, and is not asked of the first', async () => {
    answerSureResults()
    const user = await openReasons('7 Small Street')
    await user.click(ask('7 Small Street'))
    expect(
      await screen.findByText(/^Nothing small would: no three sliders and no single fact, and no price/),
    ).toBeTruthy()
    await user.click(cardOf('1 First Street').getByRole('button', { name: /Show the reasons/ }))
    expect(cardOf('1 First Street').getByText('How sure this place is')).toBeTruthy()
    expect(cardOf('1 First Street').queryByRole('button', { name: /^What would/ })).toBeNull()
  })

  it('can be asked again after a failure', async () => {
    answerSureResults()
    const user = await openReasons('7 Small Street')
    letWorkersFail()
    await user.click(ask('7 Small Street'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(
      within(screen.getByRole('region', { name: /7 Small Street/ })).getByText(/could not be worked out/),
    ).toBeTruthy()
    letWorkersAnswer()
    await user.click(again)
    await screen.findByText(/^Nothing small would/)
  })
})
