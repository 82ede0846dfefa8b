import { useState } from 'react'
import { streetsChoice } from '@/lib/storage/local.ts'
import type { Ground } from './ground.ts'

type Offer = Ground['offer']

/**
 * The person's choice about offered street tiles. Nothing is loaded before they agree, once for each host; later they
 * hide and show them by one press.
 */
export function useStreetsChoice(offer: Offer) {
  const [choice, setChoice] = useState(streetsChoice.read)
  const [isAsking, setAsking] = useState(false)
  const host = offer === null ? null : hostOf(offer.url)
  const hasAgreed = host !== null && choice?.host === host
  const decide = (isShown: boolean) => {
    setAsking(false)
    if (host === null) return
    streetsChoice.write({ host, isShown })
    setChoice({ host, isShown })
  }
  return {
    host,
    isAsking,
    isShown: hasAgreed && choice.isShown === true,
    show: () => (hasAgreed ? decide(true) : setAsking(true)),
    agree: () => decide(true),
    refuse: () => setAsking(false),
    hide: () => decide(false),
  }
}

/** `{s}` in the URL is a subdomain. */
const hostOf = (url: string): string => new URL(url.replace('{s}.', '')).host
