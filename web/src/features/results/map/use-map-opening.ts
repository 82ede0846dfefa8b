import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const openKey = ['is-map-open']

/** Whether the map is open; remembered while the page lives, so that coming back from a home finds it as it was. */
export const useMapOpening = () => {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(queryClient.getQueryData<boolean>(openKey) ?? false)
  const toggle = () => {
    queryClient.setQueryDefaults(openKey, { gcTime: Infinity })
    queryClient.setQueryData(openKey, !isOpen)
    setOpen(!isOpen)
  }
  return { isOpen, toggle }
}
