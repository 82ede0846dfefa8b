import { BellOff } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'

export const NoticesSkeleton = () => (
  <div role="status" className="flex flex-col gap-5 p-4">
    <span className="sr-only">Loading notices…</span>
    {[1, 2, 3].map((line) => (
      <div key={line} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    ))}
  </div>
)

export const NoticesError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Notice isError title="Notices could not be loaded" action={<Button onClick={onRetry}>Try again</Button>}>
    {errorText(error)}
  </Notice>
)

export const NoNotices = ({ onLeave }: { onLeave: () => void }) => (
  <Notice
    icon={<BellOff aria-hidden className="size-8" strokeWidth={1.5} />}
    title="Nothing yet"
    action={
      <ButtonLink to={paths.searchResults()} variant="secondary" size="sm" onClick={onLeave}>
        Go to your search
      </ButtonLink>
    }
  >
    Save a search, and new homes, prices and open homes are told here.
  </Notice>
)
