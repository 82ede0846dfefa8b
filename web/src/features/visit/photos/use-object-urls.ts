import { useEffect, useState } from 'react'
import type { OutgoingActions } from '@/lib/outgoing/outgoing-actions.ts'

/** Addresses of pictures that only this device has, by the ids of their files; empty until they are read. */
export function useObjectUrls(
  ids: readonly string[],
  size: 'small' | 'full',
  { contentOf }: OutgoingActions,
): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    let isWanted = true
    const made = new Map<string, string>()
    const make = async () => {
      for (const id of wanted.split(' ').filter(Boolean)) {
        const content = await contentOf(id, size)
        if (!isWanted || content === undefined) continue
        made.set(id, URL.createObjectURL(new Blob([content], { type: 'image/jpeg' })))
        setUrls(new Map(made))
      }
    }
    make().catch(() => undefined)
    return () => {
      isWanted = false
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [wanted, size, contentOf])
  return urls
}
