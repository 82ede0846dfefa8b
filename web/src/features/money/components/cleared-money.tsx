import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { MoneyFormState } from '../use-money-form.ts'

/** Says that the money was just cleared, with an undo. */
export function ClearedMoney({ state: { undo, isPending } }: { state: MoneyFormState }) {
  return (
    <div role="status" className="empty:hidden">
      {undo !== null && <Strip undo={undo} isPending={isPending} />}
    </div>
  )
}

const Strip = ({ undo, isPending }: { undo: () => void; isPending: boolean }) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex animate-enter flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
      <p className="text-14">Cleared: nothing of your money is stored.</p>
      <Button ref={button} variant="secondary" size="sm" isPending={isPending} onClick={undo}>
        Undo
      </Button>
    </div>
  )
}
