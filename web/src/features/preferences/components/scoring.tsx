import { useQuery } from '@tanstack/react-query'
import type { WeightsRecord } from '@verandah/contracts'
import { Answered } from '@/components/settings/answered.tsx'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/lib/paths.ts'
import { ownWeightsQuery } from '../api/own-weights.ts'
import { WeightBars } from './weight-bars.tsx'

export const Scoring = () => {
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
      You have not set your weights yet. Until then homes are ranked with the usual ones: location first, then price.
    </p>
    <ButtonLink to={paths.setupScoring}>Set your weights</ButtonLink>
  </>
)
