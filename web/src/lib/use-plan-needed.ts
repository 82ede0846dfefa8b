import { paths } from '@verandah/contracts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { toastFailure } from './toast.ts'

/** Says that a refused request needs a plan, and opens the pricing page. */
export function usePlanNeeded() {
  const navigate = useNavigate()
  return (error: unknown, options?: NavigateOptions): void => {
    toastFailure('Subscription Required')(error)
    void navigate(paths.pricing, options)
  }
}
