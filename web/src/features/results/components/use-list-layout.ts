import { useState } from 'react'
import { showsMap, showsRows } from '@/lib/storage/local.ts'

/** Layout state: cards or rows, stored in the browser; the map, in the tab. */
export function useListLayout() {
  const [hasRows, setRows] = useState(showsRows.read())
  const [hasMap, setMap] = useState(showsMap.read())
  const toggleRows = () => {
    showsRows.write(!hasRows)
    setRows(!hasRows)
  }
  const toggleMap = () => {
    showsMap.write(!hasMap)
    setMap(!hasMap)
  }
  return { hasRows, hasMap, toggleRows, toggleMap }
}

export type ListLayout = ReturnType<typeof useListLayout>
