import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showsRows } from '@/lib/storage/local.ts'

const openKey = ['is-map-open']

/** Cards or rows, remembered in this browser; the map beside them, remembered while the page lives, so that coming back from a home finds it. */
export const useListLayout = () => {
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
