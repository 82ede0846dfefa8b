import { editSavedProperty, type SavedProperty } from '@verandah/contracts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { goTo, press } from '@/testing/app.tsx'
import { answer, network, refuse } from '@/testing/network.ts'
import { openShortlist, threeHomes } from '@/testing/shortlist.ts'

const first = () => threeHomes()[0]!
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Notes on 12 Lennox Street')

const rewrite = async (text: string) => {
  const { user } = openShortlist()
  await user.clear(await box())
  await user.type(await box(), text)
  await user.tab()
  return user
}

/** Refuses the first edit because another tab wrote `Damp hall`. */
const conflictOnce = (): unknown[] => {
  const bodies: unknown[] = []
  const current: SavedProperty = { ...first(), notes: 'Damp hall', revision: 2 }
  network.use(
    http.put('*/api/saved-properties/:id', async ({ request }) => {
      const body = (await request.json()) as { revision: number; notes: string }
      bodies.push(body)
      if (body.revision === 2) return HttpResponse.json({ ...current, ...body, revision: 3 })
      const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'edit-conflict', detail: 'Changed.' }
      return HttpResponse.json({ ...problem, current, fields: ['notes'] }, { status: 409 })
    }),
  )
  return bodies
}

describe('Notes on the shortlist', () => {
  it('are kept when they are left, upon what was seen', async () => {
    const calls = answer(editSavedProperty, { reply: { ...first(), notes: 'Ask about the fence', revision: 2 } })
    await rewrite('Ask about the fence')
    await screen.findByText('Property updated')
    expect(calls.map(({ body }) => body)).toEqual([{ notes: 'Ask about the fence', revision: 1 }])
    expect((await box()).value).toBe('Ask about the fence')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('are kept when the phone hides the page', async () => {
    const calls = answer(editSavedProperty, { reply: { ...first(), notes: 'Half a thou', revision: 2 } })
    const { user } = openShortlist()
    await user.clear(await box())
    await user.type(await box(), 'Half a thou')
    expect(calls).toHaveLength(0)
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ notes: 'Half a thou', revision: 1 }]))
  })

  it('stay in the box when they could not be kept, and are sent again', async () => {
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    const user = await rewrite('Ask about the fence')
    await screen.findByText('There was an error: The pen is dry.')
    expect((await box()).value).toBe('Ask about the fence')
    const calls = answer(editSavedProperty, { reply: { ...first(), notes: 'Ask about the fence', revision: 2 } })
    await press(user, 'Save')
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it.each([
    ['Keep both', { notes: 'Damp hall\n\nQuiet at nine', revision: 2 }],
    ['Keep mine', { notes: 'Quiet at nine', revision: 2 }],
  ])('that another tab rewrote are shown beside the own ones: %s', async (button, sent) => {
    const bodies = conflictOnce()
    const user = await rewrite('Quiet at nine')
    expect((await screen.findByRole('alert')).textContent).toContain('Damp hall')
    await press(user, button)
    await waitFor(() => expect(bodies[1]).toEqual(sent))
    await waitFor(async () => expect((await box()).value).toBe(sent.notes))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that another tab rewrote can be taken as they are there', async () => {
    const bodies = conflictOnce()
    const user = await rewrite('Quiet at nine')
    await press(user, 'Use the other')
    expect((await box()).value).toBe('Damp hall')
    expect(bodies).toHaveLength(1)
  })
})

const leave = async () => {
  goTo('/contact')
  await screen.findByRole('heading', { name: 'Contact us' })
}

describe('Notes that are left', () => {
  const reply = (body: unknown, revision: number) => ({ reply: { ...first(), ...(body as object), revision } })

  it('with the caret in the box are kept all the same', async () => {
    const calls = answer(editSavedProperty, ({ body }) => reply(body, 2))
    const { user } = openShortlist()
    await user.type(await box(), ', cold hall')
    await leave()
    await waitFor(() =>
      expect(calls.map(({ body }) => body)).toEqual([{ notes: 'Light all day, cold hall', revision: 1 }]),
    )
    await screen.findByText('Property updated')
    goTo('/my-properties')
    expect((await box()).value).toBe('Light all day, cold hall')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('once more while they are sent are sent again, upon what was kept', async () => {
    let release = (): void => undefined
    const bodies: unknown[] = []
    answer(editSavedProperty, async ({ body }) => {
      bodies.push(body)
      if (bodies.length === 1) await new Promise<void>((resolve) => (release = resolve))
      return reply(body, bodies.length + 1)
    })
    const { user } = openShortlist()
    await user.type(await box(), ', cold hall')
    await user.tab()
    await waitFor(() => expect(bodies).toHaveLength(1))
    await user.type(await box(), ', new roof')
    await leave()
    release()
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual({ notes: 'Light all day, cold hall, new roof', revision: 2 })
  })

  it('by a link, and refused because another tab was faster, wait for the choice', async () => {
    const bodies = conflictOnce()
    const { user } = openShortlist()
    await user.type(await box(), ', cold hall')
    await leave()
    await screen.findByText('Notes not saved')
    goTo('/my-properties')
    expect((await box()).value).toBe('Light all day, cold hall')
    expect((await screen.findByRole('alert')).textContent).toContain('Damp hall')
    await press(user, 'Keep mine')
    await waitFor(() => expect(bodies[1]).toEqual({ notes: 'Light all day, cold hall', revision: 2 }))
  })
})
