import { ErrorNotice } from '../components/error-notice.tsx'
import { LoadingResults } from '../components/loading-results.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { hasStatus } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'
import { useOpening } from './use-opening.ts'

/** What stands on the page while its search is found or started. */
export const OpenSearch = () => {
  const { isStarting, error, retry } = useOpening()
  if (error !== null && !hasStatus(error, 403)) {
    return (
      <ErrorNotice
        error={error}
        onRetry={() => void retry()}
        mending={
          hasStatus(error, 400) ? <ButtonLink to={paths.setupCriteria}>Change your criteria</ButtonLink> : undefined
        }
      />
    )
  }
  return <LoadingResults text={isStarting ? 'Starting your search...' : 'Loading search results...'} />
}
