import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { network } from '@/testing/network.ts'
import { judgedHomes, openShortlist, takeEdits } from '@/testing/shortlist.ts'

const stage = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Stage of 12 Lennox Street' })
const whyLost = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Why 12 Lennox Street was lost' })

describe('The stage of a saved home', () => {
  it('is chosen, moves on, and is taken back', async () => {
    const { user } = openShortlist()
    const calls = takeEdits()
    for (const name of ['To see', 'Under contract', 'No stage yet']) await user.selectOptions(await stage(), name)
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { stage: 'to-see', stageReason: '' },
        { stage: 'under-contract', stageReason: '' },
        { stage: null, stageReason: '' },
      ]),
    )
    expect((await stage()).selectedOptions[0]?.textContent).toBe('No stage yet')
  })

  it('that ends asks why: one press gives a usual reason, which can be put in other words', async () => {
    const { user } = openShortlist(judgedHomes())
    const calls = takeEdits(judgedHomes())
    await user.selectOptions(await stage(), 'Lost')
    await press(user, 'Over our limit (12 Lennox Street)')
    expect(document.activeElement).toBe(await whyLost())
    expect(screen.queryByRole('button', { name: /^Over our limit/ })).toBeNull()
    await user.type(await whyLost(), ' by far{Enter}')
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([
        { stage: 'lost', stageReason: '' },
        { stage: 'lost', stageReason: 'Over our limit' },
        { stage: 'lost', stageReason: 'Over our limit by far' },
      ]),
    )
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason for your verdict on 12/ }).value).toBe(
      'Sunny kitchen',
    )
  })

  it('that a later build gave is shown as it is, and can be changed', async () => {
    openShortlist()
    network.use(
      http.get('*/api/saved-properties', () => HttpResponse.json([{ ...judgedHomes()[0], stage: 'settling' }])),
    )
    expect((await stage()).selectedOptions[0]?.textContent).toBe('settling')
  })
})
