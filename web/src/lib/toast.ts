import { errorText } from '@/lib/api/api-error.ts'
import { createStore, useStore } from './store.ts'

export interface ToastText {
  title: string
  description?: string
  /** `destructive` for failures. */
  variant?: 'default' | 'destructive'
}

export interface ShownToast extends ToastText {
  id: number
  isOpen: boolean
}

export const toastLimit = 1
export const toastDurationMs = 5000
export const dismissedToastRemovedAfterMs = 1_000_000

const toasts = createStore<readonly ShownToast[]>([])
let lastId = 0

/** Shows a toast, replacing the current one. */
export function toast(text: ToastText): void {
  lastId += 1
  toasts.write([{ ...text, id: lastId, isOpen: true }, ...toasts.read()].slice(0, toastLimit))
}

/** Returns an error handler that shows a toast with the failed action as title and the reason below it. */
export const toastFailure =
  (title: string, lead = '') =>
  (error: unknown): void =>
    toast({ title, description: `${lead}${errorText(error)}`, variant: 'destructive' })

export function dismissToast(id: number): void {
  toasts.write(toasts.read().map((shown) => (shown.id === id ? { ...shown, isOpen: false } : shown)))
  setTimeout(() => toasts.write(toasts.read().filter((shown) => shown.id !== id)), dismissedToastRemovedAfterMs)
}

/** Takes away what is no longer so, such as a failure after another try. */
export function dismissToasts(): void {
  for (const { id, isOpen } of toasts.read()) if (isOpen) dismissToast(id)
}

/** For tests: clears state between them. */
export function clearToasts(): void {
  toasts.write([])
}

export function useToasts(): readonly ShownToast[] {
  return useStore(toasts)
}
