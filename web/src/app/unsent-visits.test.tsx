import { screen, waitFor, within } from '@testing-library/react'
import {
  getExport,
  listSecurityEvents,
  listSessions,
  logout,
  requestAccountDeletion,
  serviceNames,
} from '@verandah/contracts'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/lib/outgoing/database.ts'
import { queuedFiles } from '@/lib/outgoing/queued-files.ts'
import { bytesOf, openTab, photo, takeFiles } from '@/lib/outgoing/testing/tab.ts'
import { asUser, asVisitor, currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { withDeviceStore } from '@/testing/device.ts'
import { answer, network } from '@/testing/network.ts'

withDeviceStore()

const bar = 'Still to be sent from this device: 2 photos'

/** Leaves two photos on the device that cannot be sent. */
const leavePhotos = async () => {
  network.use(http.put('*/api/files/:id', () => HttpResponse.error()))
  const { actions, close } = await openTab()
  await actions.addFile(photo, bytesOf('one'))
  await actions.addFile(photo, bytesOf('two'))
  await close()
}

beforeEach(async () => {
  asUser()
  await leavePhotos()
})

describe('photos that an earlier visit of the page left', () => {
  it('are counted on every page while they cannot be sent, and sent once they can', async () => {
    renderRoute('/dashboard')
    await screen.findByText(bar)
    const calls = takeFiles()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText(/^Still to be sent/)).toBeNull())
  })

  it('are asked about before a log-out, and stay on the device', async () => {
    const calls = answer(logout, () => {
      asVisitor()
      return {}
    })
    const { user } = renderRoute('/dashboard')
    await screen.findByText(bar)
    await press(user, /^Your account/)
    await press(user, 'Log out')
    await screen.findByText(/^Not sent yet: 2 photos\./)
    await press(user, 'Stay logged in')
    expect(calls).toHaveLength(0)
    await press(user, 'Log out')
    await screen.findByText(/^Not sent yet/)
    await user.click(screen.getAllByRole('button', { name: 'Log out' }).at(-1)!)
    await waitFor(() => expect(currentAddress()).toBe('/auth'))
    const sent = takeFiles()
    await openTab()
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  it('are deleted with the account', async () => {
    answer(listSessions, { reply: [] })
    answer(listSecurityEvents, { reply: [] })
    answer(getExport, { reply: null })
    const services = serviceNames.map((service) => ({ service, deletedAt: null, counts: {}, kept: [] }))
    const receipt = { id: 'receipt-1', status: 'pending', requestedAt: '2026-11-20T02:00:00.000Z' } as const
    answer(requestAccountDeletion, () => {
      asVisitor()
      return { reply: { token: 't'.repeat(43), receipt: { ...receipt, completedAt: null, services } } }
    })
    const { user } = renderRoute('/account')
    await press(user, 'Delete my account…')
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Type calmbuyer12 to confirm'), 'calmbuyer12')
    await user.type(dialog.getByLabelText('Your password'), 'correct horse')
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await waitFor(() => expect(currentAddress()).toMatch(/^\/account-deleted/))
    await waitFor(async () => expect(await unsentOf('user-7')).toBe(0))
  })
})

const unsentOf = async (userId: string): Promise<number> => {
  const db = await openDatabase()
  return (await queuedFiles(db, userId).list()).length
}
