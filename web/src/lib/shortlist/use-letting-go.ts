import { useQueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { changeMany } from './change-many.ts'
import { lettingGoOf, pursuedOf, takingUpOf } from './let-go.ts'

export function useLettingGo(list: readonly SavedProperty[]) {
  const client = useQueryClient()
  const others = pursuedOf(list)
  const [gone, setGone] = useState<readonly SavedProperty[] | null>(null)
  const [isBack, setBack] = useState(false)
  const letGo = () => {
    setGone(others)
    setBack(false)
    void changeMany(client, lettingGoOf(others))
  }
  const takeUp = () => {
    setGone(null)
    setBack(true)
    void changeMany(client, takingUpOf(gone ?? []))
  }
  return { others, gone, isBack, letGo, takeUp }
}
