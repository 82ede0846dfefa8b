import { Lock } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'

/** A plan that includes no searches: in place, with what the server says can be done. */
export const RefusedNotice = ({ error }: { error: unknown }) => (
  <Notice
    isError
    icon={<Lock aria-hidden className="size-8" strokeWidth={1.5} />}
    title="Your plan includes no searches just now"
    action={
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.pricing}>View Subscription Plans</ButtonLink>
        <ButtonLink to={paths.landing} variant="secondary">
          Back to the start
        </ButtonLink>
      </div>
    }
  >
    {errorText(error)} Searches that you made before stay where they are.
  </Notice>
)
