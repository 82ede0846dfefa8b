import { screen, waitFor, within } from '@testing-library/react'
import { editSavedProperty, listSavedProperties } from '@verandah/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const heading = () => screen.findByRole('heading', { name: 'Stage and verdict' })

describe('The verdict on the page of a home', () => {
  it('is asked for a saved home, with its reason and stage', async () => {
    const record = aSavedHome({}, { verdict: 'maybe', verdictReason: 'One bath', stage: 'booked' })
    answer(listSavedProperties, { reply: [record] })
    const calls = answer(editSavedProperty, ({ body }) => ({ reply: { ...record, ...(body as object) } }))
    const user = await openHome()
    await heading()
    const verdict = within(screen.getByRole('group', { name: 'Verdict' }))
    expect(verdict.getByRole('button', { name: 'Maybe' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason for your verdict' }).value).toBe('One bath')
    await user.click(verdict.getByRole('button', { name: 'Love' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Offer made')
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { verdict: 'love', verdictReason: '' },
        { stage: 'offered', stageReason: '' },
      ]),
    )
  })

  it('is not asked for a home that is not saved', async () => {
    answer(listSavedProperties, { reply: [] })
    await openHome()
    await screen.findByText('Adding a note saves this home to your shortlist.')
    expect(screen.queryByRole('heading', { name: 'Stage and verdict' })).toBeNull()
  })
})
