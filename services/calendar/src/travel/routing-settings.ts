import { type TravelMode, travelModes } from '@verandah/contracts'
import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

const dayMs = 24 * 60 * 60 * 1000

/** The address for a mode; null if it is none that can be called. */
const addressOf = (template: string, mode: TravelMode): URL | null => {
  const text = template.replaceAll('{mode}', mode)
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  const isPlain = address.username === '' && address.password === ''
  return isPlain && /^https?:$/.test(address.protocol) ? address : null
}

export const routingSettings = {
  /**
   * Address of a router for travel times (docs/operations.md#travel-times); `{mode}` becomes driving, cycling or
   * walking. Unset: estimates.
   */
  ROUTING_URL: z
    .string()
    .refine(
      (template) => travelModes.every((mode) => addressOf(template, mode) !== null),
      'expected an http or https address without user and password, in which {mode} may be used',
    )
    .optional(),
  /**
   * Kind of the router. An OSRM knows one mode: without `{mode}` it is asked for driving, and other modes are
   * estimated.
   */
  ROUTING_ENGINE: z.enum(['osrm', 'valhalla']).default('osrm'),
  /** Address of a MOTIS for journeys by public transport (docs/operations.md#travel-times). Unset: estimates. */
  TRANSIT_URL: z
    .string()
    .refine(
      (address) => addressOf(address, 'driving') !== null,
      'expected an http or https address without user and password',
    )
    .optional(),
  /** Longest time a call to the router may take; then travel is estimated. */
  ROUTING_DEADLINE_MS: Milliseconds.min(1).default(3_000),
  /** How long a travel time is used before the router is asked again. */
  ROUTING_FRESH_MS: Milliseconds.default(7 * dayMs),
  /** How long a travel time is kept, and shown with its date while the router gives no newer one. */
  ROUTING_CACHE_MS: Milliseconds.default(30 * dayMs),
  /** Calls to the router per hour, over all processes. */
  ROUTING_CALLS_PER_HOUR: z.coerce.number().int().min(1).default(2_000),
  /** Calls to the router per hour for one buyer. */
  ROUTING_CALLS_PER_BUYER: z.coerce.number().int().min(1).default(60),
}

const RoutingSettings = z.object(routingSettings)
export type RoutingSettings = z.output<typeof RoutingSettings>

/** Where to ask for a mode; null where travel is estimated. */
export function routerAddressOf({ ROUTING_URL, ROUTING_ENGINE }: RoutingSettings, mode: TravelMode): URL | null {
  if (ROUTING_URL === undefined) return null
  const knowsMode = ROUTING_ENGINE === 'valhalla' || mode === 'driving' || ROUTING_URL.includes('{mode}')
  return knowsMode ? addressOf(ROUTING_URL, mode) : null
}

/** Where to ask for journeys by public transport; null where they are estimated. */
export function transitAddressOf({ TRANSIT_URL }: RoutingSettings): URL | null {
  return TRANSIT_URL === undefined ? null : new URL(TRANSIT_URL)
}
