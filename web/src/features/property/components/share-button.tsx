import { paths, type Property, shareHome } from '@verandah/contracts'
import { Link2 } from 'lucide-react'
import { callRoute } from '@/lib/api/call-route.ts'
import { CopyButton } from './copy-button.tsx'

const words = { ready: 'Copy link', copied: 'Link copied', failed: 'Copying failed' }

/** Copies a link with which anyone sees the adverts of a home, but not the buyer's score and notes. */
export const ShareButton = ({ home: { id } }: { home: Pick<Property, 'id'> }) => (
  <CopyButton
    words={words}
    wordsClass="max-sm:sr-only"
    Icon={Link2}
    text={() => sharedLink(id)}
    variant="quiet"
    className="min-h-11! max-sm:px-3!"
  />
)

const sharedLink = async (id: string): Promise<string> => {
  const { token } = await callRoute(shareHome, { params: { id } })
  return `${window.location.origin}${paths.sharedHome.href(token)}`
}
