import type { Plan } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { planNames } from '@/lib/plan-names.ts'

export const CurrentPlanBanner = ({ plan }: { plan: Plan }) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg bg-eucalypt-soft px-5 py-3">
    <p>
      Your current plan: <strong className="font-semibold">{planNames[plan]}</strong>
    </p>
    <Link
      to={paths.subscription}
      className="min-h-11 content-center font-semibold text-eucalypt-strong underline decoration-1 underline-offset-4"
    >
      Manage your subscription
    </Link>
  </div>
)
