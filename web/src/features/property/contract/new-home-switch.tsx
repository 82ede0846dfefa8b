import { useId } from 'react'
import { Switch } from '@/components/ui/switch.tsx'

/** Whether the home was never lived in: grants and concessions ask, adverts seldom say. */
export function NewHomeSwitch({ isNew, onChange }: { isNew: boolean; onChange: (isNew: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={isNew} onCheckedChange={onChange} />
      <label htmlFor={id} className="text-14">
        <span className="font-semibold">This is a new home</span>
        <span className="block text-ink-soft">Never lived in. Some grants and concessions are for new homes only.</span>
      </label>
    </div>
  )
}
