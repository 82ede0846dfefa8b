import { ErrorNotice } from '../components/error-notice.tsx'
import { LoadingResults } from '../components/loading-results.tsx'
import { hasStatus } from '@/lib/api/error-text.ts'
import { useOpening } from './use-opening.ts'

/** What stands on the page while its search is found or started. */
export const OpenSearch = () => {
  const { isStarting, error, retry } = useOpening()
  if (error !== null && !hasStatus(error, 403)) return <ErrorNotice error={error} onRetry={() => void retry()} />
  return <LoadingResults text={isStarting ? 'Starting your search...' : 'Loading search results...'} />
}
