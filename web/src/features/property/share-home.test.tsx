import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getSharedLink, shareHome, stopSharingHome } from '@verandah/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const token = '0123456789abcdef0123456789abcdef'
const link = `http://localhost:3000/shared/${token}`

const copyLink = async () => {
  const user = await openHome()
  await press(user, 'Copy link')
}

/** A clipboard that accepts promised texts, as Safari's and Chrome's do. */
class Item {
  readonly parts: Record<string, Promise<Blob>>
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts
  }
}

describe('Copy link', () => {
  it('copies the public link of the home', async () => {
    const calls = answer(shareHome, { reply: { token } })
    await copyLink()
    await screen.findByRole('button', { name: 'Link copied' })
    expect(await navigator.clipboard.readText()).toBe(link)
    expect(calls[0]?.params).toMatchObject({ id: 'home-1' })
  })

  it('reaches the clipboard within the press, before the link has arrived', async () => {
    vi.stubGlobal('ClipboardItem', Item)
    let arrive = (): void => undefined
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    answer(shareHome, async () => {
      await arrival
      return { reply: { token } }
    })
    await openHome()
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      await (item as unknown as Item).parts['text/plain']
    })
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(write).toHaveBeenCalledTimes(1)
    const [[item]] = write.mock.calls[0] as unknown as [[Item]]
    expect(screen.queryByRole('button', { name: 'Link copied' })).toBeNull()
    arrive()
    await screen.findByRole('button', { name: 'Link copied' })
    expect(await item.parts['text/plain']).toMatchObject({ type: 'text/plain', size: link.length })
  })

  it('says when there is no link or the browser refuses', async () => {
    refuse(shareHome, { status: 503, detail: 'The store is away.' })
    await copyLink()
    await screen.findByRole('button', { name: 'Copying failed' })
  })

  it('is absent for a home that only its buyer may see', async () => {
    await openHome({ id: 'own:user-7:home-1' })
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })
})

describe('Stop sharing', () => {
  const shared = async () => {
    answer(shareHome, { reply: { token } })
    const user = await openHome()
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull()
    await press(user, 'Copy link')
    await press(user, 'Stop sharing')
    const dialog = await screen.findByRole('dialog', { name: 'Stop sharing this home?' })
    return { user, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) }
  }
  const offered = () => screen.queryByRole('button', { name: 'Stop sharing' })

  it('takes the link back after a confirmation, and says so', async () => {
    const calls = answer(stopSharingHome, { reply: undefined })
    const { press } = await shared()
    await press('Stop sharing')
    await screen.findByText('No longer shared')
    expect(calls[0]?.params).toMatchObject({ id: 'home-1' })
    await waitFor(() => expect(offered()).toBeNull())
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  })

  it('is offered for a link of an earlier visit, and takes it back', async () => {
    answer(getSharedLink, { reply: { token } })
    const calls = answer(stopSharingHome, { reply: undefined })
    const user = await openHome()
    await press(user, 'Stop sharing')
    const dialog = await screen.findByRole('dialog', { name: 'Stop sharing this home?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }))
    await waitFor(() => expect(offered()).toBeNull())
    expect(calls[0]?.params).toMatchObject({ id: 'home-1' })
  })

  it('changes nothing when it is cancelled', async () => {
    const calls = answer(stopSharingHome, { reply: undefined })
    const { press } = await shared()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls).toHaveLength(0)
    expect(offered()).toBeTruthy()
  })

  it('counts as done when the link was taken back elsewhere, and says when it failed', async () => {
    refuse(stopSharingHome, { status: 503, detail: 'The store is away.' })
    const { press } = await shared()
    await press('Stop sharing')
    await screen.findByText('Still shared')
    refuse(stopSharingHome, { status: 404, detail: 'Gone.' })
    await press('Stop sharing')
    await screen.findByText('No longer shared')
    await waitFor(() => expect(offered()).toBeNull())
  })
})
