import type { SearchStatus } from '@verandah/contracts'
import { useState } from 'react'
import { plural } from '@/lib/format.ts'

interface SearchEndProps {
  search: SearchStatus | null | undefined
  isProcessing: boolean
  /** How many homes there are, once the whole list has come. */
  count: number | undefined
}

/** Tells politely that a search is over to who cannot see it; nothing to who comes when it is over already. */
export const SearchEnd = ({ search, isProcessing, count }: SearchEndProps) => {
  const [hasRun, setRun] = useState(isProcessing)
  if (isProcessing && !hasRun) setRun(true)
  const isOver = hasRun && search?.status === 'completed' && count !== undefined
  return (
    <p role="status" className="sr-only">
      {isOver && `Search complete. ${foundWords(count)}`}
    </p>
  )
}

const foundWords = (count: number): string =>
  count === 0 ? 'No properties found.' : `Found ${plural(count, 'property', 'properties')}.`
