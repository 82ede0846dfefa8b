import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { nextSetupStep, setupQuery } from '@/lib/setup/setup.ts'

/** While set-up is unfinished: what is missing, and the way there. */
export const ContinueSetup = () => {
  const { data: setup } = useQuery(setupQuery)
  if (setup === undefined || (setup.isCriteriaSet && setup.isScoringSet)) return null
  return (
    <div className="mb-6 flex flex-col gap-4 rounded-lg bg-eucalypt-soft p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div>
        <p className="font-semibold text-ink">
          {setup.isCriteriaSet ? 'One step left' : 'Two steps to your own ranking'}
        </p>
        <p className="text-14 text-ink-soft">
          {setup.isCriteriaSet
            ? 'Say how much price, location and space matter, and every score becomes yours.'
            : 'Say what you are looking for, then how much each thing matters.'}
        </p>
      </div>
      <ButtonLink to={nextSetupStep(setup)} className="self-start">
        Continue
        <ArrowRight aria-hidden className="size-4.5" />
      </ButtonLink>
    </div>
  )
}
