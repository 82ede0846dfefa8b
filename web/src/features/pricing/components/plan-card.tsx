import { paths, type Plan } from '@verandah/contracts'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { planNames } from '@/lib/plan-names.ts'
import { type offeredPlans, planFeatures } from '../plans.ts'

interface PlanCardProps {
  offered: (typeof offeredPlans)[number]
  isCurrent: boolean
  /** A trial that has ended, which is not offered again. */
  isUsed: boolean
  isChoosing: boolean
  isDisabled: boolean
  /** Absent for visitors, who register first. */
  onChoose?: (plan: Plan) => void
}

export function PlanCard({ offered, isCurrent, isUsed, isChoosing, isDisabled, onChoose }: PlanCardProps) {
  const { plan, price, period, badge, note } = offered
  const titleId = useId()
  return (
    <li
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col rounded-lg border bg-surface p-5 sm:p-6',
        badge === undefined ? 'border-line' : 'border-eucalypt',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={titleId} className="text-20">
          {planNames[plan]}
        </h2>
        <span className="flex flex-wrap justify-end gap-1.5">
          {badge !== undefined && <Badge tone="ochre">{badge}</Badge>}
          {isCurrent && <Badge tone="action">Your plan</Badge>}
        </span>
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-display text-39 font-semibold tabular-nums">{price}</span>
        <span className="text-ink-soft">{period}</span>
      </p>
      <p className="mt-1 text-14 text-ink-faint">{isUsed ? 'You have had your 7 days.' : note}</p>
      <ul className="mt-5 mb-6 grid gap-2.5 border-t border-line pt-5">
        {planFeatures.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-eucalypt" strokeWidth={1.75} />
            {feature}
          </li>
        ))}
      </ul>
      <ChooseButton
        offered={offered}
        isChoosing={isChoosing}
        isDisabled={isDisabled || isCurrent || isUsed}
        onChoose={onChoose}
      />
    </li>
  )
}

interface ChooseButtonProps {
  offered: (typeof offeredPlans)[number]
  isChoosing: boolean
  isDisabled: boolean
  onChoose: ((plan: Plan) => void) | undefined
}

/** Links visitors to registration with the plan; signed-in users start the plan here. */
const ChooseButton = ({ offered: { plan, choose, badge }, isChoosing, isDisabled, onChoose }: ChooseButtonProps) => {
  const variant = badge === undefined ? 'secondary' : 'primary'
  if (onChoose === undefined) {
    return (
      <ButtonLink to={paths.auth.href({ plan, tab: 'register' })} variant={variant} size="lg" className="mt-auto">
        {choose}
      </ButtonLink>
    )
  }
  return (
    <Button
      variant={variant}
      size="lg"
      className="mt-auto"
      busy={isChoosing && 'Preparing your plan…'}
      disabled={isDisabled}
      onClick={() => onChoose(plan)}
    >
      {choose}
    </Button>
  )
}
