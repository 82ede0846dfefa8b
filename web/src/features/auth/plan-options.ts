import { Plan } from '@verandah/contracts'

export const planOptions: readonly { value: Plan; label: string }[] = [
  { value: 'free_trial', label: 'Free Trial: 7 days, no card' },
  { value: 'quarterly', label: 'Quarterly: $30 / 3 months' },
  { value: 'annual', label: 'Annual: $100 / year' },
]

/** The plan that an address names; quarterly where it names none of ours. */
export const planFrom = (named: string | null): Plan => {
  const parsed = Plan.safeParse(named)
  return parsed.success ? parsed.data : 'quarterly'
}
