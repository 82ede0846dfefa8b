interface FlagFieldProps {
  label: string
  hint?: string | undefined
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

export function FlagField({ label, hint, isOn, onToggle }: FlagFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
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
