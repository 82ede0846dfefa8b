import { paths } from '@verandah/contracts'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'

/** Instead of a home whose id is unknown: another try would not find it. */
export function HomeNotFound() {
  return (
    <Notice
      isError
      className="py-16"
      title="We can’t find this home"
      action={<ButtonLink to={paths.shortlist}>Go to your shortlist</ButtonLink>}
    >
      The link may be incomplete, or the home may not have been listed for a long time.
    </Notice>
  )
}
