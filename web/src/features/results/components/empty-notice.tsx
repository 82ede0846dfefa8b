import { SearchX } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { paths } from '@/lib/paths.ts'

export const EmptyNotice = () => (
  <Notice
    className="rounded-lg border border-line bg-surface py-16"
    icon={<SearchX aria-hidden className="size-10" strokeWidth={1.5} />}
    title="No properties match your search criteria"
    action={<ButtonLink to={paths.landing}>New Search</ButtonLink>}
  >
    Try broadening your search or changing your filters
  </Notice>
)
