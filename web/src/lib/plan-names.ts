import type { Plan } from '@verandah/contracts'

export const planNames: Readonly<Record<Plan, string>> = {
  free_trial: 'Free Trial',
  quarterly: 'Quarterly',
  annual: 'Annual',
}
