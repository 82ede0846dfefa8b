import { useEffect, useState } from 'react'

const tickMs = 30_000

/**
 * Returns the time in milliseconds, updated every half minute, so that past events leave lists and the date
 * rolls over.
 */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
