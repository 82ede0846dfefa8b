import { EyeOff, Users } from 'lucide-react'
import { useId } from 'react'
import { Switch } from '@/components/ui/switch.tsx'
import { useIsInHousehold } from '@/lib/household/household.ts'
import type { MoneyFormState } from '../use-money-form.ts'

/** Who sees the money, and in a household the switch for it, which counts once it is saved. */
export function WhoSeesMoney({ isShared }: { isShared: boolean }) {
  const Icon = isShared ? Users : EyeOff
  return (
    <p className="mt-3 mb-7 flex items-start gap-2 text-14 text-ink-soft">
      <Icon className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
      {isShared ? 'Your household sees this, but not what you know of contracts.' : 'Only you see this.'} It is in no
      link that you share, your export contains it, and it is deleted with your account.
    </p>
  )
}

export function ShareMoney({ form, change }: Pick<MoneyFormState, 'form' | 'change'>) {
  const id = useId()
  if (useIsInHousehold() !== true) return null
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} checked={form.isShared} onCheckedChange={(isShared) => change({ isShared })} />
      <label htmlFor={id} className="text-14 text-ink-soft">
        Share it with my household
      </label>
    </div>
  )
}
