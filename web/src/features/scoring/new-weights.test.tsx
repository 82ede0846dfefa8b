import { getCriteria, getProperty, getWeights, listSearches, requestSearch, updateWeights } from '@verandah/contracts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, goTo, press, renderRoute, valueOf } from '@/testing/app.tsx'
import { aHome, aWeightsRecord } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'

const saveNewWeights = async ({ user }: ReturnType<typeof openShortlist>) => {
  answer(getWeights, { reply: aWeightsRecord() })
  answer(updateWeights, { reply: aWeightsRecord() })
  answer(getProperty, { reply: aHome({ score: 60, displayScore: 60 }) })
  answer(getCriteria, { reply: {} })
  for (const contract of [listSearches, requestSearch]) neverAnswer(contract)
  goTo('/setup-scoring')
  await press(user, 'Save')
  await screen.findByText('Preferences saved')
  goTo('/my-properties')
}

describe('new weights are followed by the scores of homes', () => {
  beforeEach(nothingIsFar)

  it('that were looked at before', async () => {
    const shortlist = openShortlist([aSavedHome({}, { searchId: null })])
    await screen.findByRole('img', { name: /^Score 82/ })
    await saveNewWeights(shortlist)
    await screen.findByRole('img', { name: /^Score 60/ })
  })

  it('whose outdated score is still in flight', async () => {
    const shortlist = openShortlist([aSavedHome({}, { searchId: null })])
    let tellOld = (): void => undefined
    const reads = answer(getProperty, async () => {
      await new Promise<void>((resolve) => (tellOld = resolve))
      return { reply: aHome() }
    })
    await waitFor(() => expect(reads).toHaveLength(1))
    await saveNewWeights(shortlist)
    tellOld()
    await screen.findByRole('img', { name: /^Score 60/ })
  })
})

describe('new weights that are not saved', () => {
  const open = async (minPrice: number) => {
    asUser()
    answer(getWeights, { reply: aWeightsRecord({ isIdealApart: false }) })
    answer(getCriteria, { reply: { minPrice } })
    const { user } = renderRoute('/setup-scoring')
    await press(user, 'Scoring Weights', 'tab')
    return user
  }
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price' })

  it('outlast the tab, until they are discarded, beside what the brief says now', async () => {
    await open(500_000)
    fireEvent.change(slider(), { target: { value: '2' } })
    cleanup()
    const user = await open(600_000)
    expect(slider().value).toBe('2')
    await press(user, 'Ideal Criteria', 'tab')
    expect(valueOf('Minimum price')).toBe('600,000')
    await press(user, 'Discard it')
    await press(user, 'Scoring Weights', 'tab')
    expect(slider().value).toBe(String(aWeightsRecord().price))
  })
})
