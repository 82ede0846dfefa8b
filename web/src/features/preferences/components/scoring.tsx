import { useQuery } from '@tanstack/react-query'
import { type Factor, factors, paths, type WeightsRecord } from '@verandah/contracts'
import { ownCriteriaOf } from '@verandah/scoring-model'
import { lineLabel } from '@/components/property/breakdown-row.tsx'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { ownWeightsQuery } from '@/lib/endpoints/weights.ts'

export function Scoring() {
  const query = useQuery({ ...ownWeightsQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection title="Scoring" text="How much each thing counts when homes are ranked for you, from 0 to 10.">
      <Answered query={query} what="your weights" skeleton={<Skeleton className="h-52" />}>
        {(weights) => (weights === null ? <NoWeights /> : <Weights weights={weights} />)}
      </Answered>
    </SettingsSection>
  )
}

const Weights = ({ weights }: { weights: WeightsRecord }) => (
  <>
    <WeightBars weights={weights} />
    <ButtonLink to={paths.setupScoring} variant="secondary" className="mt-6">
      Change your scoring
    </ButtonLink>
  </>
)

const NoWeights = () => (
  <>
    <p className="mb-5 max-w-[56ch] text-ink-soft">
      You haven’t set your weights yet. Until you do, we use our own: location first, then price.
    </p>
    <ButtonLink to={paths.setupScoring}>Set your weights</ButtonLink>
  </>
)

const highest = 10

const WeightBars = ({ weights }: { weights: WeightsRecord }) => (
  <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
    {rowsOf(weights).map(({ key, name, weight }) => (
      <li key={key} className="grid grid-cols-[7.5rem_1fr_1.5rem] items-center gap-3 text-14">
        <span className={cn('wrap-anywhere', weight === 0 ? 'text-ink-faint' : 'text-ink-soft')}>{name}</span>
        <span aria-hidden className="h-1.5 rounded-full bg-line forced-color-adjust-none">
          <span className="block h-full rounded-full bg-eucalypt" style={{ width: `${(100 * weight) / highest}%` }} />
        </span>
        <span className="text-right font-semibold tabular-nums">{weight}</span>
      </li>
    ))}
  </ul>
)

const rowsOf = (weights: WeightsRecord): { key: string; name: string; weight: number }[] => [
  ...factors
    .map((factor: Factor) => ({
      key: `factor ${factor}`,
      name: lineLabel({ kind: 'factor', name: factor }),
      weight: weights[factor],
    }))
    .concat(ownCriteriaOf(weights))
    .sort((one, other) => other.weight - one.weight),
]
