import { problemCodes } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'

/** What happens when a change of the shortlist is refused: the plans without a plan, the reason otherwise. */
export const useRefusal = (title: string) => {
  const navigate = useNavigate()
  return (error: Error): void => {
    if (problemOf(error)?.code === problemCodes.subscriptionRequired) void navigate(paths.pricing)
    else toast({ title, description: `There was an error: ${errorText(error)}`, variant: 'destructive' })
  }
}
