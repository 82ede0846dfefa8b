import { useQuery } from '@tanstack/react-query'
import { paths } from '@verandah/contracts'
import { Answered } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { criteriaLabel } from './search-label.ts'

export function OwnCriteria() {
  return (
    <Answered
      query={useQuery({ ...criteriaQuery, refetchOnMount: 'always' })}
      what="your criteria"
      skeleton={<Skeleton className="h-18" />}
      failure={{ size: 'sm', className: 'py-6' }}
    >
      {(criteria) => {
        const label = criteriaLabel(criteria)
        return (
          <>
            <p className="mb-4 max-w-[56ch] text-ink-soft">
              {label === '' ? 'Tell us what you’re looking for and we’ll score every home against it.' : label}
            </p>
            <ButtonLink to={paths.setupCriteria} variant="secondary" size="sm">
              {label === '' ? 'Set your criteria' : 'Change your criteria'}
            </ButtonLink>
          </>
        )
      }}
    </Answered>
  )
}
