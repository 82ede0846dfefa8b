import { useId } from 'react'
import { Switch } from '@/components/ui/switch.tsx'

export interface OnlyForMeProps {
  /** What is kept from the other members of the household, as a screen reader completes the label. */
  what: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function OnlyForMeSwitch({ what, isOn, onChange }: OnlyForMeProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Switch id={id} checked={isOn} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-14 text-ink-soft">
        Only for me<span className="sr-only"> ({what})</span>
      </label>
    </div>
  )
}
