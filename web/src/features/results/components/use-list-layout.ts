import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showsRows } from '@/lib/storage/local.ts'

const openKey = ['is-map-open']

/**
 * Layout state: cards or rows, stored in the browser; the map, kept in memory until reload, so that it is still
 * open on return from a home.
 */
export function useListLayout() {
  const queryClient = useQueryClient()
  const [hasRows, setRows] = useState(showsRows.read())
  const [hasMap, setMap] = useState(queryClient.getQueryData<boolean>(openKey) ?? false)
  const toggleRows = () => {
    showsRows.write(!hasRows)
    setRows(!hasRows)
  }
  const toggleMap = () => {
    queryClient.setQueryDefaults(openKey, { gcTime: Infinity })
    queryClient.setQueryData(openKey, !hasMap)
    setMap(!hasMap)
  }
  return { hasRows, hasMap, toggleRows, toggleMap }
}

export type ListLayout = ReturnType<typeof useListLayout>
