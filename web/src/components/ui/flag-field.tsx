import { cn } from './cn.ts'

interface FlagFieldProps {
  label: string
  hint?: string | undefined
  isOn: boolean
  onToggle: (isOn: boolean) => void
  className?: string
}

export function FlagField({ label, hint, isOn, onToggle, className }: FlagFieldProps) {
  return (
    <label className={cn('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
        className="size-5 shrink-0 accent-eucalypt"
      />
      <span className="text-14">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="block text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
