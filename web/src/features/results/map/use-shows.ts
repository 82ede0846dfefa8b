import { useState } from 'react'
import { marksPrices } from '@/lib/storage/local.ts'
import type { Shows } from './marker-text.ts'

export function useShows() {
  const [shows, setShows] = useState<Shows>(marksPrices.read() ? 'price' : 'score')
  const show = (next: Shows) => {
    marksPrices.write(next === 'price')
    setShows(next)
  }
  return { shows, show }
}
