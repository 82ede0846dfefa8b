import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { toast } from '@/lib/toast.ts'
import { press, type } from '@/testing/app.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Toaster } from './toaster.tsx'

const Screen = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Notes" description="For you alone" onClose={close}>
          <form>
            <label>
              Note <input />
            </label>
            <DialogActions>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </DialogActions>
          </form>
        </Dialog>
      )}
      <Toaster />
    </>
  )
}

const open = async () => {
  render(<Screen />)
  const user = userEvent.setup()
  await press(user, 'Open')
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Notes' }) }
}

const isClosed = () => {
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
}

it('a dialog has a name and a description, and is modal', async () => {
  const { dialog } = await open()
  expect(dialog.open).toBe(true)
  const described = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('For you alone')
})

it('keeps the width of the page when its scroll bar disappears', async () => {
  const root = document.documentElement
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  await open()
  expect(root.style.getPropertyValue('--scroll-bar-width')).toBe('15px')
})

it('closes with its cross, and restores the focus', async () => {
  const { user } = await open()
  await press(user, 'Close')
  isClosed()
})

it('closes when the browser asks it to, as with Escape', async () => {
  const { dialog } = await open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  isClosed()
})

const Removal = () => {
  const [isThere, setThere] = useState(true)
  const [isAsking, setAsking] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Photos</h1>
      {isThere && (
        <section>
          <button onClick={() => setAsking(true)}>Delete</button>
          {isAsking && (
            <Dialog title="Delete it?" onClose={() => setAsking(false)}>
              <button onClick={() => setThere(false)}>Delete it</button>
            </Dialog>
          )}
        </section>
      )}
    </main>
  )
}

it('hands the focus on when what opened it is gone', async () => {
  render(<Removal />)
  const user = userEvent.setup()
  await press(user, 'Delete')
  await press(user, 'Delete it')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Photos' })))
})

it('starts with a new state each time', async () => {
  const { user } = await open()
  await type(user, 'Note', 'Damp')
  await press(user, 'Cancel')
  await press(user, 'Open')
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('')
})

it('messages appear in it while it is open, and outside afterwards', async () => {
  const { user, dialog } = await open()
  act(() => toast({ title: 'Saved' }))
  expect(dialog.contains(screen.getByText('Saved'))).toBe(true)
  await press(user, 'Cancel')
  expect(screen.getByText('Saved')).toBeDefined()
})

it('messages are announced within it, where nothing is inert', async () => {
  const { dialog } = await open()
  act(() => toast({ title: 'Saved' }))
  expect(screen.getAllByRole('status').map((region) => dialog.contains(region))).toEqual([true])
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Saved'))
})
