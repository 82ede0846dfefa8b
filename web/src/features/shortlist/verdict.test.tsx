import { screen, waitFor, within } from '@testing-library/react'
import { compareSavedProperties, editSavedProperty } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { comparedHomes } from '@/lib/storage/local.ts'
import { goTo, press } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { judgedHomes, openShortlist, streetsIn, takeEdits, threeHomes } from '@/testing/shortlist.ts'

const verdicts = () => screen.findByRole('group', { name: 'Verdict of 12 Lennox Street' })
const pressed = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.textContent)
const button = (name: string) => screen.findByRole('button', { name: `${name} 12 Lennox Street` })
const reason = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Reason for your verdict on 12 Lennox/ })

/** Accepts every edit. Returns the bodies. */
const takeBodies = (list = threeHomes()) => {
  const calls = takeEdits(list)
  return () => calls.map(({ body }) => body)
}

describe('The verdict on a saved home', () => {
  it('is none at first, is pressed, and is taken back by another press', async () => {
    const { user } = openShortlist()
    const bodies = takeBodies()
    expect(pressed(await verdicts())).toEqual([])
    await user.click(await button('Maybe'))
    expect(pressed(await verdicts())).toEqual(['Maybe 12 Lennox Street'])
    await user.click(await button('Maybe'))
    expect(pressed(await verdicts())).toEqual([])
    await waitFor(() =>
      expect(bodies()).toEqual([
        { verdict: 'maybe', verdictReason: '' },
        { verdict: null, verdictReason: '' },
      ]),
    )
  })

  it('takes a reason with Enter and on leaving its box, by the keyboard alone', async () => {
    const { user } = openShortlist()
    const bodies = takeBodies()
    ;(await button('Love')).focus()
    await user.keyboard(' ')
    ;(await reason()).focus()
    await user.keyboard(' Quiet street{Enter}')
    await waitFor(() => expect(bodies().at(-1)).toEqual({ verdict: 'love', verdictReason: 'Quiet street' }))
    await user.keyboard(', sunny')
    await user.tab()
    await waitFor(() => expect(bodies().at(-1)).toEqual({ verdict: 'love', verdictReason: 'Quiet street, sunny' }))
    expect(bodies()).toHaveLength(3)
  })

  it('that changes loses its reason, and has it again when it returns', async () => {
    const { user } = openShortlist(judgedHomes())
    const bodies = takeBodies(judgedHomes())
    expect((await reason()).value).toBe('Sunny kitchen')
    await user.click(await button('No'))
    expect((await reason()).value).toBe('')
    await user.click(await button('Love'))
    expect((await reason()).value).toBe('Sunny kitchen')
    await waitFor(() =>
      expect(bodies()).toEqual([
        { verdict: 'no', verdictReason: '' },
        { verdict: 'love', verdictReason: 'Sunny kitchen' },
      ]),
    )
  })

  it('keeps a typed reason in its box when it is refused, and shows why', async () => {
    const { user } = openShortlist(judgedHomes())
    refuse(editSavedProperty, { status: 503, detail: 'The pen is dry.' })
    await user.clear(await reason())
    await user.type(await reason(), 'Big garden{Enter}')
    await screen.findByText('There was an error: The pen is dry.')
    expect((await reason()).value).toBe('Big garden')
    const bodies = takeBodies(judgedHomes())
    await user.tab()
    await waitFor(() => expect(bodies()).toEqual([{ verdict: 'love', verdictReason: 'Big garden' }]))
  })

  it('keeps a reason that is still typed when the page is left', async () => {
    const { user } = openShortlist(judgedHomes())
    const bodies = takeBodies(judgedHomes())
    await user.type(await reason(), ', new roof')
    goTo('/contact')
    await waitFor(() => expect(bodies()).toEqual([{ verdict: 'love', verdictReason: 'Sunny kitchen, new roof' }]))
  })

  it('is no verdict of the reason that was typed for another', async () => {
    const { user } = openShortlist(judgedHomes())
    const bodies = takeBodies(judgedHomes())
    await user.type(await reason(), ', quiet')
    // A touch presses a button without a blur of the box.
    ;(await button('No')).click()
    await waitFor(() => expect(bodies()).toEqual([{ verdict: 'no', verdictReason: '' }]))
    expect((await reason()).value).toBe('')
  })
})

const chips = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const stageFilter = () => screen.getByRole('combobox', { name: 'Narrow by stage' })
const shown = () => streetsIn(screen.getAllByRole('article'))

describe('Narrowing the shortlist by verdict and stage', () => {
  it('counts what is in use, and combines verdicts, stages and words', async () => {
    const { user } = openShortlist(judgedHomes())
    await press(user, 'Love 1')
    expect(shown()).toEqual(['12 Lennox Street'])
    expect(chips('Narrow by verdict')).toEqual(['Love1', 'No1'])
    expect(stageFilter().textContent).toBe('Any stageBooked (1)Seen (2)')
    await press(user, 'No 1')
    expect(shown()).toEqual(['12 Lennox Street', '4 Swan Street'])
    expect(screen.getByText('2 homes of 3')).toBeDefined()
    await user.type(screen.getByRole('searchbox'), 'kitchen')
    expect(shown()).toEqual(['12 Lennox Street'])
  })

  it('offers nothing that is not in use', async () => {
    openShortlist()
    await verdicts()
    expect(screen.queryByRole('group', { name: 'Narrow by verdict' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Narrow by stage' })).toBeNull()
  })

  it('reports that nothing matches, and shows all again', async () => {
    const { user } = openShortlist(judgedHomes())
    await press(user, 'Love 1')
    await user.selectOptions(stageFilter(), 'Booked (1)')
    expect(screen.getByText('No saved home matches')).toBeDefined()
    await press(user, 'Show all')
    expect(shown()).toHaveLength(3)
  })

  it('leaves out homes that have ended, and finds those without a stage', async () => {
    const [first, second, third] = judgedHomes({ stage: 'lost', stageReason: 'Finance fell through' })
    const { user } = openShortlist([first!, second!, { ...third!, stage: null }])
    await screen.findByRole('article', { name: /^12 Lennox/ })
    expect(stageFilter().textContent).toBe('Any stageNot lost or bought (2)No stage yet (1)Seen (1)Lost (1)')
    await user.selectOptions(stageFilter(), 'Not lost or bought (2)')
    expect(shown()).toEqual(['4 Swan Street', '9 Bridge Road'])
    await user.selectOptions(stageFilter(), 'No stage yet (1)')
    expect(shown()).toEqual(['9 Bridge Road'])
    await user.selectOptions(stageFilter(), 'Any stage')
    await user.type(screen.getByRole('searchbox'), 'finance')
    expect(shown()).toEqual(['12 Lennox Street'])
  })

  it('keeps a home in its place that changes, until the filter does', async () => {
    const { user } = openShortlist(judgedHomes())
    takeEdits(judgedHomes())
    await press(user, 'Love 1')
    await user.click(await button('No'))
    await waitFor(() => expect(chips('Narrow by verdict')).toEqual(['Love0', 'No2']))
    expect(shown()).toEqual(['12 Lennox Street'])
    expect(document.activeElement).toBe(await button('No'))
    await user.selectOptions(stageFilter(), 'Seen (2)')
    expect(screen.getByText('No saved home matches')).toBeDefined()
  })
})

it('Homes that are compared show the verdict, its reason and the stage', async () => {
  const homes = judgedHomes({ stage: 'lost', stageReason: 'Over our limit' })
  answer(compareSavedProperties, { reply: { homes, rows: [] } })
  comparedHomes.write(homes.map(({ id }) => id))
  openShortlist(homes, '/my-properties?tab=compare')
  const cells = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await cells(/^Your verdict/)).toEqual(['Love: Sunny kitchen', 'No', 'none'])
  expect(await cells(/^Stage/)).toEqual(['Lost: Over our limit', 'Seen', 'Booked'])
})
