import { editSavedProperty } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { openShortlist, threeHomes } from '@/testing/shortlist.ts'

const first = () => threeHomes()[0]!

/** Simulates closing the page; returns whether the browser would ask first. */
const leave = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Answers only once `come` is called. */
const answerLate = () => {
  let come = (): void => undefined
  const coming = new Promise<void>((resolve) => (come = resolve))
  const calls = answer(editSavedProperty, async ({ body }) => {
    await coming
    return { reply: { ...first(), ...(body as object) } }
  })
  return { calls, come }
}

describe('Leaving the shortlist', () => {
  it('is asked about while a tag is on its way, and while another waits for it', async () => {
    const { user } = openShortlist()
    const { calls, come } = answerLate()
    await press(user, 'Tag 12 Lennox Street')
    expect(leave()).toBe(false)
    const box = await screen.findByRole('textbox', { name: 'New tag for 12 Lennox Street' })
    await user.type(box, 'loft{Enter}')
    await user.type(box, 'attic{Enter}')
    expect([calls.length, leave()]).toEqual([1, true])
    come()
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() => expect(leave()).toBe(false))
  })

  it('is asked about while notes are written, and after they were refused', async () => {
    const { user } = openShortlist()
    const box = await screen.findByLabelText('Notes on 12 Lennox Street')
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await user.type(box, ' Quiet')
    expect(leave()).toBe(true)
    await user.tab()
    await screen.findByText('There was an error: The pen is dry.')
    expect(leave()).toBe(true)
    answer(editSavedProperty, ({ body }) => ({ reply: { ...first(), ...(body as object), revision: 2 } }))
    await press(user, 'Save')
    await waitFor(() => expect(leave()).toBe(false))
  })
})
