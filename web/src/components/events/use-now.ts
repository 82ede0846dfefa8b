import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The time in milliseconds, again every half minute: what is over leaves the lists, and today becomes tomorrow. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
