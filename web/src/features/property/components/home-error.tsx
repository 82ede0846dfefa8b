import { CloudOff } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { useWayBack } from '../use-way-back.ts'

interface HomeErrorProps {
  error: unknown
  searchId: string | null
  onRetry: () => void
}

/** A home that cannot be shown. One that nobody lists is not asked for again. */
export const HomeError = ({ error, searchId, onRetry }: HomeErrorProps) => {
  const { goBack } = useWayBack(searchId)
  const isMissing = hasStatus(error, 404)
  return (
    <Page title="Property">
      <PageHeading className="sr-only">Property</PageHeading>
      <Notice
        isError
        className="py-24"
        icon={<CloudOff aria-hidden className="size-10" strokeWidth={1.5} />}
        title="Error loading property details"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={goBack}>Go Back</Button>
            {!isMissing && (
              <Button variant="secondary" onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        }
      >
        {isMissing ? 'There is no such home, or nobody has listed it for a long time.' : errorText(error)}
      </Notice>
    </Page>
  )
}
