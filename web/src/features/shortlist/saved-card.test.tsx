import { editSavedProperty, removeSavedProperty, saveProperty } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { openShortlist, streetsIn, threeHomes } from '@/testing/shortlist.ts'

const first = () => threeHomes()[0]!
const card = (name: RegExp) => screen.findByRole('article', { name })
const tags = async () =>
  within(await screen.findByRole('list', { name: 'Tags of 12 Lennox Street' }))
    .getAllByRole('listitem')
    .slice(0, -1)
    .map((item) => item.textContent)

const openTagBox = async (user: ReturnType<typeof openShortlist>['user']) => {
  await press(user, 'Tag 12 Lennox Street')
  return screen.findByRole('textbox', { name: 'New tag for 12 Lennox Street' })
}

describe('A home on the shortlist', () => {
  it('gets a trimmed tag with Enter or Add, none twice and none that is empty', async () => {
    const { user } = openShortlist()
    const calls = answer(editSavedProperty, ({ body }) => ({ reply: { ...first(), ...(body as object) } }))
    const box = await openTagBox(user)
    await user.type(box, '  corner block {Enter}')
    await waitFor(async () => expect(await tags()).toContain('corner block'))
    for (const typed of ['Corner Block{Enter}', '   {Enter}']) await user.type(box, typed)
    await user.type(box, 'loft')
    await press(user, 'Add')
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[0]?.body).toEqual({ tags: ['quiet street', 'north facing', 'corner block'], revision: 1 })
    await waitFor(async () => expect(await tags()).toEqual(['quiet street', 'north facing', 'corner block', 'loft']))
    await screen.findByText('Property updated')
  })

  it('shows a tag before it is kept, and takes it back when that fails', async () => {
    const { user } = openShortlist()
    neverAnswer(editSavedProperty)
    await press(user, 'Remove the tag north facing from 12 Lennox Street')
    expect(await tags()).toEqual(['quiet street'])
  })

  it('shows why a tag could not be changed', async () => {
    const { user } = openShortlist()
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await press(user, 'Remove the tag north facing from 12 Lennox Street')
    await screen.findByText('Error updating property')
    expect(screen.getByText('There was an error: The pen is dry.')).toBeDefined()
    expect(await tags()).toEqual(['quiet street', 'north facing'])
  })

  it('leaves its place open when it is removed, and returns there', async () => {
    const { user } = openShortlist()
    answer(removeSavedProperty, {})
    const calls = answer(saveProperty, { reply: first() })
    await press(user, 'Remove 12 Lennox Street')
    await screen.findByText('Property removed')
    const undo = screen.getByRole('button', { name: 'Undo removing 12 Lennox Street' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await within(await card(/^12 Lennox Street/)).findByText('quiet street')
    expect(calls[0]?.body).toEqual({
      userId: '1',
      propertyId: 'home-1',
      notes: '',
      tags: [],
      score: 82,
      searchId: 'search-1',
      favorite: true,
    })
  })

  it('is at its place, with the focus on it, once it is restored', async () => {
    const second = threeHomes()[1]!
    const { user } = openShortlist()
    answer(removeSavedProperty, {})
    answer(saveProperty, { reply: second })
    await press(user, 'Remove 4 Swan Street')
    await screen.findByText('Property removed')
    await press(user, 'Undo removing 4 Swan Street')
    const back = await card(/^4 Swan Street/)
    expect(streetsIn(screen.getAllByRole('article'))).toEqual(['12 Lennox Street', '4 Swan Street', '9 Bridge Road'])
    await waitFor(() => expect(document.activeElement).toBe(back.parentElement))
  })

  it('stays when it cannot be removed', async () => {
    const { user } = openShortlist()
    refuse(removeSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await press(user, 'Remove 12 Lennox Street')
    await screen.findByText('Error removing property')
    expect(await card(/^12 Lennox Street/)).toBeDefined()
  })

  it('stays among the favourites until they are left, so that a slip is taken back there', async () => {
    const { user } = openShortlist(undefined, '/my-properties?tab=favorites')
    answer(editSavedProperty, ({ body }) => ({ reply: { ...first(), ...(body as object) } }))
    const heart = await screen.findByRole('button', { name: 'Favourite 12 Lennox Street' })
    await user.click(heart)
    await screen.findByText('Removed from favorites')
    expect(heart.getAttribute('aria-pressed')).toBe('false')
    await user.click(heart)
    await screen.findByText('Added to favorites')
  })
})

describe('A tag that is taken off', () => {
  it('hands the focus to what follows it', async () => {
    const { user } = openShortlist()
    answer(editSavedProperty, ({ body }) => ({ reply: { ...first(), ...(body as object) } }))
    const cross = (tag: string) => screen.findByRole('button', { name: `Remove the tag ${tag} from 12 Lennox Street` })
    await user.click(await cross('quiet street'))
    await waitFor(async () => expect(await tags()).toEqual(['north facing']))
    expect(document.activeElement).toBe(await cross('north facing'))
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await tags()).toEqual([]))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tag 12 Lennox Street' }))
  })
})
