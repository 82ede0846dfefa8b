import type { FileKind } from '@verandah/contracts'
import { useState } from 'react'
import { logError } from '@/lib/log-error.ts'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'
import { prepareFile } from './prepare-file.ts'

interface Destination {
  propertyId: string
  kind: FileKind
  visitOn: string | null
}

export interface NotAdded {
  name: string
  reason: string
}

/** Prepares chosen files one at a time, because a phone has little memory, and puts each into the queue. */
export function useAdding({ addFile }: OutgoingActions) {
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null)
  const [notAdded, setNotAdded] = useState<readonly NotAdded[]>([])
  const addOne = async (file: File, destination: Destination): Promise<string | null> => {
    try {
      const prepared = await prepareFile(file, destination.kind)
      if (typeof prepared === 'string') return prepared
      const { name, type, contents } = prepared
      await addFile({ ...destination, name, type }, contents)
      return null
    } catch (error) {
      logError('A file could not be kept', error)
      return 'This device has no room for it. Free some space, or wait until the others are sent, then add it again.'
    }
  }
  const add = async (files: readonly File[], destination: Destination): Promise<void> => {
    setNotAdded([])
    for (const [index, file] of files.entries()) {
      setProgress({ at: index + 1, of: files.length })
      const reason = await addOne(file, destination)
      if (reason !== null) setNotAdded((known) => [...known, { name: file.name, reason }])
    }
    setProgress(null)
  }
  return { add, progress, notAdded, forgetNotAdded: () => setNotAdded([]) }
}
