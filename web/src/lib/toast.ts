import { useSyncExternalStore } from 'react'
import { errorText } from '@/lib/api/api-error.ts'

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

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const change = (next: readonly ShownToast[]): void => {
  toasts = next
  listeners.forEach((listener) => listener())
}

/** Shows a message; it takes the place of the one before. */
export const toast = (text: ToastText): void => {
  lastId += 1
  change([{ ...text, id: lastId, isOpen: true }, ...toasts].slice(0, toastLimit))
}

/** Tells of a failed call: what was not done, and the reason below it. */
export const toastFailure =
  (title: string, lead = '') =>
  (error: unknown): void =>
    toast({ title, description: `${lead}${errorText(error)}`, variant: 'destructive' })

export const dismissToast = (id: number): void => {
  change(toasts.map((shown) => (shown.id === id ? { ...shown, isOpen: false } : shown)))
  setTimeout(() => change(toasts.filter((shown) => shown.id !== id)), dismissedToastRemovedAfterMs)
}

/** For tests: nothing stays from one to the next. */
export const clearToasts = (): void => change([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentToasts = () => toasts

export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(subscribe, currentToasts, currentToasts)
