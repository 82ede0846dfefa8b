import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { dismissToast, type ShownToast, toastDurationMs, useToasts } from '@/lib/toast.ts'
import { cn } from './cn.ts'
import { useOpenDialog } from './dialog.tsx'

const swipeThresholdPx = 50

/** Renders toasts: F8 focuses them, swiping right dismisses. Renders inside the topmost dialog while one is open. */
export function Toaster() {
  const dialog = useOpenDialog()
  return dialog === null ? <Messages /> : createPortal(<Messages dialog={dialog} />, dialog)
}

const Messages = ({ dialog }: { dialog?: HTMLDialogElement }) => {
  const toasts = useToasts()
  return (
    <Toast.Provider
      // Dismissing a toast pauses the timers of later ones and never resumes them, so each toast gets its own provider.
      key={toasts[0]?.id}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      announcerContainer={dialog}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-14 z-50 m-0 flex w-full list-none flex-col p-4 outline-none sm:bottom-0 sm:max-w-105 [html:has([data-thumb-bar])_&]:max-sm:bottom-36 [html:has([data-card-row])_&]:max-sm:bottom-52"
      />
    </Toast.Provider>
  )
}

const ToastCard = ({ shown: { id, isOpen, title, description, variant } }: { shown: ShownToast }) => (
  <Toast.Root
    // Announces failures at once, others after the screen reader's current sentence.
    type={variant === 'destructive' ? 'foreground' : 'background'}
    open={isOpen}
    onOpenChange={(open) => {
      if (!open) dismissToast(id)
    }}
    className={cn(
      'flex items-start gap-3 rounded-lg border p-4 pr-2 shadow-pop',
      'data-[state=open]:animate-slide-in data-[state=closed]:animate-leave',
      'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      variant === 'destructive' ? 'border-danger/40 bg-danger-soft text-danger' : 'border-line bg-surface text-ink',
    )}
  >
    <div className="min-w-0 flex-1 py-1">
      <Toast.Title className="text-14 font-semibold">{title}</Toast.Title>
      {description !== undefined && (
        <Toast.Description className="mt-0.5 text-14 [overflow-wrap:anywhere] opacity-90">
          {description}
        </Toast.Description>
      )}
    </div>
    <Toast.Close
      aria-label="Dismiss"
      className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/5"
    >
      <X className="size-4" />
    </Toast.Close>
  </Toast.Root>
)
