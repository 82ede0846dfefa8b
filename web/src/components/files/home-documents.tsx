import { useQuery } from '@tanstack/react-query'
import { paths } from '@verandah/contracts'
import { TextLink } from '@/components/ui/text.tsx'
import { filesQuery } from '@/lib/endpoints/visits.ts'
import { documentsAnchor } from '@/lib/visits/file-words.ts'
import { DocumentList } from './document-list.tsx'

/** The documents of a home, on another page than that of its visits, where they are added. */
export function HomeDocuments({ propertyId }: { propertyId: string }) {
  const { data } = useQuery(filesQuery)
  const files = data?.files.filter((file) => file.propertyId === propertyId && file.kind !== 'photo') ?? []
  const to = `${paths.visit.href(propertyId)}#${documentsAnchor}`
  return (
    <>
      {files.length > 0 && <DocumentList files={files} />}
      <p className="text-14 text-ink-soft">
        {files.length === 0 && 'No contract, report or minutes yet. '}
        <TextLink to={to}>{files.length === 0 ? 'Add a document' : 'Add or delete documents'}</TextLink>
      </p>
    </>
  )
}
