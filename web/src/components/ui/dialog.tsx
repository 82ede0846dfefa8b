import { X } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createStore } from '@/lib/store.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { handOnFocus } from './use-hand-on-focus.ts'

interface DialogProps {
  title: string
  /** A sentence below the title, announced with it. */
  description?: ReactNode
  /** Called on Escape, the close button or a phone's back gesture. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * The native modal dialog: traps focus and restores it on close. Mount it only while open, so that its state
 * resets each time: `{isOpen && <Dialog …>}`. It may contain a form; buttons go into `DialogActions`.
 */
export function Dialog({ title, description, onClose, className, children }: DialogProps) {
  const id = useId()
  return (
    <Modal
      aria-labelledby={`${id}title`}
      aria-describedby={description === undefined ? undefined : `${id}about`}
      onClose={onClose}
    >
      <div
        className={cn(
          'relative flex max-h-[calc(100dvh-1.5rem)] w-full animate-enter flex-col rounded-t-xl border border-line bg-surface shadow-pop sm:max-w-lg sm:rounded-xl',
          className,
        )}
      >
        <div className="p-5 pr-16 pb-0 sm:p-7 sm:pr-18 sm:pb-0">
          <h2 id={`${id}title`} className="text-20">
            {title}
          </h2>
          {description !== undefined && (
            <div id={`${id}about`} className="mt-1 text-14 text-ink-soft">
              {description}
            </div>
          )}
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain p-5 has-[.sticky]:scroll-pb-36 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
          {children}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-ink-faint transition-colors hover:bg-sunken hover:text-ink sm:top-5 sm:right-5"
        >
          <X className="size-5" />
        </button>
      </div>
    </Modal>
  )
}

interface ModalProps extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'aria-describedby'> {
  onClose: () => void
  children: ReactNode
}

/** The modal dialog without the sheet, for content that fills the viewport. */
export function Modal({ onClose, children, ...labels }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const onClosed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target === currentTarget && !currentTarget.open) onClose()
  }
  return (
    <dialog ref={dialog} onCancel={onCancel} onClose={onClosed} className="dialog" {...labels}>
      {children}
    </dialog>
  )
}

/** The buttons of a dialog: in a row with the primary one last; stacked on a narrow phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 *:grow sm:*:grow-0">{children}</div>
}

/** A sticky footer for forms that may be taller than the viewport. */
export function StickyFoot({ children }: { children: ReactNode }) {
  return <div className="sticky -bottom-5 z-1 -mb-5 bg-surface pb-5 sm:-bottom-7 sm:-mb-7 sm:pb-7">{children}</div>
}

interface FormActionsProps {
  save: string
  saving: string
  isSaving: boolean
  onCancel: () => void
}

export function FormActions({ save, saving, isSaving, onCancel }: FormActionsProps) {
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={isSaving && saving}>
        {save}
      </Button>
    </DialogActions>
  )
}

const useModal = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown === null) return undefined
    const opener = document.activeElement
    openDialog(shown)
    return () => {
      dialogClosed(shown)
      shown.close()
      if (!(opener instanceof HTMLElement) || opener === document.body) return
      opener.focus()
      // What the dialog did may take its opener away.
      handOnFocus(opener, 'button')
    }
  }, [dialog])
}

const open = createStore<readonly HTMLDialogElement[]>([])

/** Opens a modal dialog; locks page scrolling without a layout shift. */
const openDialog = (dialog: HTMLDialogElement): void => {
  if (open.read().length === 0) keepScrollBarWidth(document.documentElement)
  dialog.showModal()
  open.write([...open.read(), dialog])
}

const keepScrollBarWidth = (root: HTMLElement): void =>
  root.style.setProperty('--scroll-bar-width', `${window.innerWidth - root.clientWidth}px`)

const dialogClosed = (dialog: HTMLDialogElement): void => open.write(open.read().filter((other) => other !== dialog))

/** Returns the topmost dialog, or null. Everything outside it is inert, so toasts must render inside it. */
export function useOpenDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(open.subscribe, () => open.read().at(-1) ?? null)
}
