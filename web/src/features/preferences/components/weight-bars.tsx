import { type Factor, factors, type WeightsRecord } from '@verandah/contracts'
import { lineWord } from '@/components/property/line-words.ts'
import { cn } from '@/components/ui/cn.ts'

const highest = 10

/** The weights at a glance, heaviest first; custom criteria stand among them. */
export const WeightBars = ({ weights }: { weights: WeightsRecord }) => (
  <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
    {rowsOf(weights).map(({ name, weight }) => (
      <li key={name} className="grid grid-cols-[7.5rem_1fr_1.5rem] items-center gap-3 text-14">
        <span className={cn('truncate', weight === 0 ? 'text-ink-faint' : 'text-ink-soft')}>{name}</span>
        <span aria-hidden className="h-1.5 rounded-full bg-line forced-color-adjust-none">
          <span className="block h-full rounded-full bg-eucalypt" style={{ width: `${(100 * weight) / highest}%` }} />
        </span>
        <span className="text-right font-semibold tabular-nums">{weight}</span>
      </li>
    ))}
  </ul>
)

const rowsOf = (weights: WeightsRecord): { name: string; weight: number }[] => [
  ...factors
    .map((factor: Factor) => ({ name: lineWord({ kind: 'factor', name: factor }), weight: weights[factor] }))
    .concat(Object.entries(weights.additionalCriteria).map(([name, weight]) => ({ name, weight })))
    .sort((one, other) => other.weight - one.weight),
]
