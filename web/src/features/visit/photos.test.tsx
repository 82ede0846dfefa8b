import { screen, waitFor, within } from '@testing-library/react'
import { deleteFile, keepFile } from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { press, setClock } from '@/testing/app.tsx'
import { withDeviceStore } from '@/testing/device.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { expectConsoleError } from '@/testing/setup.ts'
import { aStoredFile } from '@/testing/visits.ts'
import { choose, openVisit, part } from './testing/open-visit.ts'
import { aPicture, withPictures } from './testing/pictures.ts'

withDeviceStore()
setClock('2026-12-05T00:15:00.000Z', 'Australia/Melbourne')

const cutOff = () => network.use(http.put('*/api/files/:id', () => HttpResponse.error()))
const onServer = ['file-1', 'file-2'].map((id) => aStoredFile({ id }))

const leaveNoRoomForFiles = () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the store that it belongs to
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === 'files') throw new DOMException('Full', 'QuotaExceededError')
    return put.apply(this, args)
  })
}

describe('photos', () => {
  it('are drawn smaller as JPEG, shown, and sent with the visit that they belong to', async () => {
    const drawings = withPictures()
    const { uploads } = await openVisit()
    choose('Add photos', aPicture())
    await screen.findByRole('button', { name: /^Photo 1 of 1/ })
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(Object.fromEntries(uploads[0]!.url.searchParams)).toEqual({
      propertyId: 'home-1',
      kind: 'photo',
      name: 'Kitchen.jpg',
      visitOn: '2026-12-05',
    })
    expect(drawings.map(({ width, height }) => [width, height])).toEqual([
      [480, 360],
      [2560, 1920],
    ])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 1 of 1' })).toBeDefined())
  })

  it('lose quality before size until they are at most 5 MB', async () => {
    const drawings = withPictures(({ width, quality }) => (width < 2_000 || quality < 0.7 ? 900_000 : 6_000_000))
    const { uploads } = await openVisit()
    choose('Add photos', aPicture())
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect((uploads[0]!.body as ArrayBuffer).byteLength).toBe(900_000)
    expect(drawings.map(({ width, quality }) => [width, quality]).slice(1)).toEqual([
      [2560, 0.88],
      [2560, 0.78],
      [2560, 0.65],
    ])
  })

  it('wait without a connection, are still there after a restart, and are sent then', async () => {
    withPictures()
    const { unmount } = await openVisit()
    cutOff()
    choose('Add photos', aPicture(), aPicture('Roof.jpg'))
    await screen.findByRole('button', { name: 'Photo 2 of 2, waiting to be sent' })
    await screen.findByText(/^2 photos wait on this device/)
    unmount()
    const { uploads } = await openVisit()
    expect(screen.getByRole('button', { name: /^Photo 2 of 2/ })).toBeDefined()
    await waitFor(() => expect(uploads).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Photo 2 of 2' })).toBeDefined())
  })

  it('that the browser cannot read are not added, and the page says what to do', async () => {
    withPictures()
    const { user, uploads } = await openVisit()
    choose('Add photos', aPicture('IMG_0042.HEIC', 'no picture'), aPicture())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('IMG_0042.HEIC was not added. This browser can’t read HEIC pictures.')
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are not shown as kept when the device has no room for them', async () => {
    expectConsoleError('A file could not be kept')
    withPictures()
    await openVisit()
    leaveNoRoomForFiles()
    choose('Add photos', aPicture())
    expect((await screen.findByRole('alert')).textContent).toContain('This device has no room for it.')
    expect(screen.queryByRole('button', { name: /^Photo 1/ })).toBeNull()
  })

  it('that the server refuses stay with the reason, are tried again, or removed', async () => {
    withPictures()
    const { user } = await openVisit()
    refuse(keepFile, { status: 409, code: 'files-full', detail: 'Your 500 MB are used.' })
    choose('Add photos', aPicture())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Kitchen.jpg was not sent. Your 500 MB are used. It is still on this device.')
    expect(screen.getByRole('button', { name: 'Photo 1 of 1, not sent' })).toBeDefined()
    await user.click(within(alert).getByRole('button', { name: 'Remove Kitchen.jpg' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Photo 1/ })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Add photos')))
  })
})

describe('a photo', () => {
  it('that waits is shown when the one before it is deleted', async () => {
    withPictures()
    const { user } = await openVisit()
    cutOff()
    choose('Add photos', aPicture(), aPicture('Roof.jpg'))
    await press(user, 'Photo 1 of 2, waiting to be sent')
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos' }))
    await press(user, 'Delete this photo')
    await press(user, 'Delete')
    expect(await dialog.findByAltText('Photos, picture 1 of 1')).toBeDefined()
  })

  it('opens large, with the keyboard to the next, and is deleted after a question', async () => {
    const { user } = await openVisit({ files: onServer })
    await press(user, 'Photo 1 of 2')
    const dialog = within(screen.getByRole('dialog', { name: 'Photos' }))
    expect(dialog.getByRole('img', { name: 'Photos, picture 1 of 2' }).getAttribute('src')).toBe(
      '/api/files/file-1/content',
    )
    dialog.getByRole('button', { name: 'Next picture' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(dialog.getByRole('img', { name: 'Photos, picture 2 of 2' }).getAttribute('src')).toBe(
      '/api/files/file-2/content',
    )
    const deleted = answer(deleteFile, {})
    await user.click(dialog.getByRole('button', { name: 'Delete this photo' }))
    await press(user, 'Delete')
    await waitFor(() => expect(deleted.map(({ params }) => params.id)).toEqual(['file-2']))
  })

  it('that could not be deleted stays, with the reason', async () => {
    const { user } = await openVisit({ files: onServer })
    refuse(deleteFile, { status: 503, code: 'storage-away', detail: 'Photos can’t be reached at the moment.' })
    await press(user, 'Photo 1 of 2')
    await press(user, 'Delete this photo')
    await press(user, 'Delete')
    await screen.findByText('It was not deleted. Photos can’t be reached at the moment.')
    expect(screen.getByRole('button', { name: 'Photo 1 of 2', hidden: true })).toBeDefined()
  })
})

describe('the room for photos and documents', () => {
  it.each([
    [399, null],
    [420, '420 MB of 500 MB used by photos and documents.'],
  ])('is shown once it is worth knowing: %i MB', async (used, text) => {
    await openVisit({ room: { usedBytes: used * 1024 * 1024 } })
    expect(screen.queryByText(/used by photos and documents/)?.textContent ?? null).toBe(text)
  })

  it('that is used up takes no more', async () => {
    await openVisit({ room: { usedBytes: 500 * 1024 * 1024 } })
    expect(screen.getByText(/Delete some to add more/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Add photos').disabled).toBe(true)
  })
})

describe('documents', () => {
  const pdf = (size = 2_000) =>
    new File(['%PDF-1.7', new Uint8Array(size)], 'Section 32.pdf', { type: 'application/pdf' })

  it('are added with their kind, open in a new tab, and are deleted after a question', async () => {
    const { user, uploads } = await openVisit()
    await user.selectOptions(part('Documents').getByLabelText('Kind'), 'Seller’s disclosure')
    choose('Add a document', pdf())
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(Object.fromEntries(uploads[0]!.url.searchParams)).toEqual({
      propertyId: 'home-1',
      kind: 'section-32',
      name: 'Section 32.pdf',
    })
    const link = await screen.findByRole('link', { name: 'Section 32.pdf (opens in a new tab)' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('href')).toMatch(/^\/api\/files\/[\w-]+\/content$/)
    const deleted = answer(deleteFile, {})
    await press(user, 'Delete Section 32.pdf')
    await press(user, 'Delete')
    await waitFor(() => expect(deleted).toHaveLength(1))
  })

  it.each([
    [() => pdf(17 * 1024 * 1024), 'It is larger than 16 MB.'],
    [() => new File(['Dear buyer'], 'Letter.docx'), 'It is neither a PDF nor a picture that this browser can read.'],
  ])('of a kind that is not kept are refused with the reason (%#)', async (file, reason) => {
    withPictures()
    await openVisit()
    choose('Add a document', file())
    expect((await screen.findByRole('alert')).textContent).toContain(reason)
  })
})
