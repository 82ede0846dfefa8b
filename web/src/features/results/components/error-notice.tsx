import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'

interface ErrorNoticeProps {
  error: unknown
  onRetry: () => void
  /** Stands in the place of "Try again", where trying again cannot help. */
  mending?: ReactNode
}

/** Nothing can be shown: what happened, and the way on. A search that is gone cannot be tried again. */
export const ErrorNotice = ({ error, onRetry, mending }: ErrorNoticeProps) => {
  const isGone = hasStatus(error, 404)
  return (
    <Notice
      isError
      icon={<TriangleAlert aria-hidden className="size-8" strokeWidth={1.5} />}
      title={isGone ? 'This search is no longer there' : 'Search failed'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {!isGone && (mending ?? <Button onClick={onRetry}>Try again</Button>)}
          <ButtonLink to={paths.landing} variant={isGone ? 'primary' : 'secondary'}>
            New Search
          </ButtonLink>
        </div>
      }
    >
      {isGone ? 'It was cancelled, or it is so old that it was cleared away.' : errorText(error)}
    </Notice>
  )
}
