import { House } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { paths } from '@/lib/paths.ts'

/** Nothing is on the shortlist. */
export const NoSavedHomes = ({ title = 'No saved properties' }: { title?: string }) => (
  <Notice
    className="py-20"
    icon={<House className="size-8" strokeWidth={1.5} aria-hidden />}
    title={title}
    action={<ButtonLink to={paths.searchResults()}>Find homes</ButtonLink>}
  >
    Tap the heart of a home in your results: it is kept here with your notes and tags, also when its advert goes.
  </Notice>
)
