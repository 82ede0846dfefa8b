import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { currentAddress, press } from '@/testing/app.tsx'
import { openShortlist, streetsIn, threeHomes } from '@/testing/shortlist.ts'
import { everything, narrowHomes, tagsInUse } from './narrow-homes.ts'

const shown = () => streetsIn(screen.getAllByRole('article'))

describe('Narrowing the shortlist', () => {
  it.each([
    ['light', ['12 Lennox Street']],
    ['SWAN rich', ['4 Swan Street']],
    ['cremorne', ['9 Bridge Road']],
    ['quiet', ['12 Lennox Street', '4 Swan Street']],
  ])('finds %j in notes, tags and addresses as it is typed', async (text, streets) => {
    const { user } = openShortlist()
    await user.type(await screen.findByRole('searchbox'), text)
    expect(shown()).toEqual(streets)
    expect(screen.getByText(`${streets.length === 1 ? '1 home' : '2 homes'} of 3`)).toBeDefined()
  })

  it('narrows by one tag and then by another, and takes that back', async () => {
    const { user } = openShortlist()
    const quiet = await screen.findByRole('button', { name: 'quiet street 2' })
    await user.click(quiet)
    expect(shown()).toEqual(['12 Lennox Street', '4 Swan Street'])
    await press(user, 'north facing 1')
    expect(shown()).toEqual(['12 Lennox Street'])
    await user.click(quiet)
    await press(user, 'north facing 1')
    expect(shown()).toHaveLength(3)
  })

  it('keeps filters and order over a reload, another tab and the way back, and takes no unknown ones', async () => {
    const scrolled = vi.fn()
    vi.stubGlobal('scrollTo', scrolled)
    const { user } = openShortlist(undefined, '/my-properties?order=loud&stage=gone&verdict=hate&from=mail')
    await user.type(await screen.findByRole('searchbox'), 'street')
    await press(user, 'quiet street 2')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    await press(user, 'Board', 'tab')
    await waitFor(() =>
      expect(currentAddress()).toBe('/my-properties?from=mail&tab=board&order=price&text=street&tag=quiet+street'),
    )
    await press(user, 'Saved', 'tab')
    await waitFor(() =>
      expect(currentAddress()).toBe('/my-properties?from=mail&order=price&text=street&tag=quiet+street'),
    )
    cleanup()
    openShortlist(undefined, currentAddress())
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('street')
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price')
    expect(shown()).toEqual(['12 Lennox Street', '4 Swan Street'])
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('reports that nothing matches, and shows all again', async () => {
    const { user } = openShortlist()
    await user.type(await screen.findByRole('searchbox'), 'lighthouse')
    expect(screen.getByText('No saved home matches')).toBeDefined()
    await press(user, 'Show all')
    expect(shown()).toHaveLength(3)
  })

  it('minds neither case nor accents', () => {
    const [home] = threeHomes()
    const café = { ...home!, tags: ['Near Café'] }
    expect(narrowHomes([café], { ...everything, text: 'cafe', tags: ['near cafe'] })).toEqual([café])
    expect(tagsInUse([café, { ...café, tags: ['near cafe', 'park'] }])).toEqual([
      { value: 'Near Café', title: 'Near Café', count: 2 },
      { value: 'park', title: 'park', count: 1 },
    ])
  })
})
