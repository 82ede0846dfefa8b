import { cn } from '../ui/cn.ts'

interface ChoicesProps<Choice extends string> {
  label: string
  name: string | undefined
  titles: Readonly<Record<Choice, string>>
  chosen: Choice | null
  /** Null withdraws the choice. */
  onChoose: (choice: Choice | null) => void
}

export function Choices<Choice extends string>({ label, name, titles, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <div
      role="group"
      aria-label={name === undefined ? label : `${label} of ${name}`}
      className="grid grid-cols-3 rounded-full border border-line bg-surface"
    >
      {(Object.keys(titles) as Choice[]).map((choice) => {
        const isChosen = choice === chosen
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : choice)}
            className={cn(
              'min-h-11 rounded-full border px-1 text-14 font-semibold transition-colors',
              isChosen
                ? 'border-eucalypt bg-eucalypt-soft text-eucalypt-strong'
                : 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {titles[choice]}
            {name !== undefined && <span className="sr-only"> {name}</span>}
          </button>
        )
      })}
    </div>
  )
}
