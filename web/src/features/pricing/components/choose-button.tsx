import type { Plan } from '@verandah/contracts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { paths } from '@/lib/paths.ts'
import type { offeredPlans } from '../plans.ts'

interface ChooseButtonProps {
  offered: (typeof offeredPlans)[number]
  isChoosing: boolean
  isDisabled: boolean
  onChoose: ((plan: Plan) => void) | undefined
}

/** A visitor is led to the registration with the plan; who is signed in begins it here. */
export const ChooseButton = ({
  offered: { plan, choose, badge },
  isChoosing,
  isDisabled,
  onChoose,
}: ChooseButtonProps) => {
  const variant = badge === undefined ? 'secondary' : 'primary'
  if (onChoose === undefined) {
    return (
      <ButtonLink to={paths.auth({ plan, tab: 'register' })} variant={variant} size="lg" className="mt-auto">
        {choose}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant={variant}
      size="lg"
      className="mt-auto"
      isPending={isChoosing}
      disabled={isDisabled}
      onClick={() => onChoose(plan)}
    >
      {isChoosing ? 'Preparing your plan…' : choose}
    </Button>
  )
}
