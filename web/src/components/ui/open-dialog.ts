import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]): void => {
  open = next
  listeners.forEach((listener) => listener())
}

/** Shows a dialog above everything else; the page behind cannot be scrolled then, and does not move for that. */
export const openDialog = (dialog: HTMLDialogElement): void => {
  if (open.length === 0) keepScrollBarWidth(document.documentElement)
  dialog.showModal()
  change([...open, dialog])
}

const keepScrollBarWidth = (root: HTMLElement): void =>
  root.style.setProperty('--scroll-bar-width', `${window.innerWidth - root.clientWidth}px`)

export const dialogClosed = (dialog: HTMLDialogElement): void => change(open.filter((other) => other !== dialog))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog on top, or null. All that stands outside it is inert, so messages have to be inside. */
export const useOpenDialog = (): HTMLDialogElement | null => useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
