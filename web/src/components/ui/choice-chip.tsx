interface ChoiceChipProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  children: string
}

export function ChoiceChip({ isOn, onToggle, children }: ChoiceChipProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-control/60 px-3.5 text-14 font-medium has-checked:border-eucalypt has-checked:bg-eucalypt-soft has-checked:text-eucalypt-strong has-focus-visible:outline-2 has-focus-visible:outline-eucalypt pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onToggle(target.checked)}
        className="size-4 accent-eucalypt"
      />
      {children}
    </label>
  )
}
