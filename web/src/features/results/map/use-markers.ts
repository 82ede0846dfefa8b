import { type HomeCard, priceText, scoreBandOf } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Taken } from '@/components/map/lay-out-names.ts'
import { closestZoom, useZoom } from '@/components/map/use-map.ts'
import { bandLabels } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { plural } from '@/lib/format.ts'
import { groupHomes, type HomeGroup } from './group-homes.ts'
import type { CardsOf, PlacedHome } from './place-homes.ts'
import { pointAt, usePointedHome } from './pointed-home.ts'

const spacing = 60

type Choose = (homes: readonly PlacedHome[]) => void

interface Shown {
  group: HomeGroup
  marker: L.Marker
}

/** Groups homes whose markers would overlap at the current zoom. */
export const useGroups = (map: L.Map | null, placed: readonly PlacedHome[]): HomeGroup[] => {
  const zoom = useZoom(map)
  return useMemo(
    () => (map === null || zoom === null ? [] : groupHomes(placed, { pointOf: pointsAt(map, zoom), spacing })),
    [map, zoom, placed],
  )
}

/** Returns the rectangles that markers cover, in pixels at the map's current zoom. */
export const coveredBy = (map: L.Map, groups: readonly HomeGroup[]): Taken[] =>
  groups.map(({ best, homes }) => {
    const { x, y } = pointsAt(map, map.getZoom())(best)
    return { x, y, halfWidth: homes.length > 1 ? 40 : 24, halfHeight: 16 }
  })

interface Marking {
  groups: readonly HomeGroup[]
  come: CardsOf
  onChoose: Choose
}

/**
 * Renders a marker for each group. Returns a function that focuses one, and a text to announce when the focused
 * marker's name changes.
 */
export const useMarkers = (map: L.Map | null, { groups, come, onChoose }: Marking) => {
  const shown = useRef<Shown[]>([])
  const focused = useRef<string>(undefined)
  const latest = useRef(come)
  const [told, setTold] = useState('')
  useEffect(() => {
    latest.current = come
    setTold(nameMarkers(shown.current, come))
  }, [come])
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    shown.current = groups.map((group, index) => ({
      group,
      marker: addMarker(layer, group, { index, onChoose: () => choose(map, group, onChoose) }),
    }))
    nameMarkers(shown.current, latest.current)
    markerOf(shown.current, focused.current)?.getElement()?.focus()
    return () => {
      focused.current = focusedHome()
      layer.remove()
    }
  }, [map, groups, onChoose])
  usePointedMarker(shown)
  const focusMarker = (id: string | undefined) =>
    (markerOf(shown.current, id)?.getElement() ?? map?.getContainer())?.focus()
  return { focusMarker, told }
}

/** Sets markers' accessible names from the loaded cards. Returns the focused marker's name if it changed. */
const nameMarkers = (shown: readonly Shown[], come: CardsOf): string => {
  let told = ''
  for (const { group, marker } of shown) {
    const element = marker.getElement()
    const label = markerLabel(group, come.get(group.best.id))
    if (!element?.isConnected || element.getAttribute('aria-label') === label) continue
    if (element === document.activeElement) told = label
    element.setAttribute('aria-label', label)
  }
  return told
}

interface Adding {
  index: number
  onChoose: () => void
}

const addMarker = (layer: L.LayerGroup, group: HomeGroup, { index, onChoose }: Adding): L.Marker => {
  const { latitude, longitude, id } = group.best
  const marker = L.marker([latitude, longitude], { icon: markerIcon(group), zIndexOffset: -index, riseOnHover: true })
  marker.addTo(layer).on('click', onChoose)
  const element = marker.getElement()
  if (element === undefined) return marker
  element.dataset.marker = id
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose()
  })
  for (const approach of ['pointerenter', 'focus']) element.addEventListener(approach, () => pointAt(id))
  for (const leave of ['pointerleave', 'blur']) element.addEventListener(leave, () => pointAt(null))
  return marker
}

/** Zooms in on a group until its homes separate; selects homes that share one place together. */
const choose = (map: L.Map, { homes }: HomeGroup, onChoose: Choose): void => {
  const isOnePlace = groupHomes(homes, { pointOf: pointsAt(map, closestZoom), spacing }).length === 1
  const bounds = L.latLngBounds(homes.map(({ latitude, longitude }) => [latitude, longitude]))
  if (isOnePlace) onChoose(homes)
  else map.setView(bounds.getCenter(), Math.max(map.getBoundsZoom(bounds.pad(0.3)), map.getZoom() + 1))
}

const pointsAt =
  (map: L.Map, zoom: number) =>
  ({ latitude, longitude }: PlacedHome) =>
    map.project([latitude, longitude], zoom)

const focusedHome = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.marker : undefined

const markerOf = (shown: readonly Shown[], id: string | null | undefined): L.Marker | undefined =>
  shown.find(({ group }) => group.homes.some((home) => home.id === id))?.marker

const usePointedMarker = (shown: { readonly current: readonly Shown[] }): void => {
  const pointed = usePointedHome()
  useEffect(() => {
    const marker = markerOf(shown.current, pointed)
    if (marker === undefined) return undefined
    marker.getElement()?.classList.add('is-pointed')
    marker.setZIndexOffset(10_000)
    return () => {
      marker.getElement()?.classList.remove('is-pointed')
      marker.setZIndexOffset(0)
    }
  }, [pointed, shown])
}

/** Builds a marker's icon: the home's score, or a group's best score and the number of others. */
const markerIcon = ({ best, homes }: HomeGroup): L.DivIcon => {
  const content = document.createElement('span')
  content.className = `home-marker home-marker-${best.score === null ? 'none' : scoreBandOf(best.score)}`
  if (homes.every(({ isAboutHere }) => isAboutHere)) content.classList.add('home-marker-about')
  content.append(String(best.shownScore ?? '–'))
  if (homes.length > 1) {
    const more = document.createElement('small')
    more.append(`+${homes.length - 1}`)
    content.append(' ', more)
  }
  return L.divIcon({ html: content, className: 'home-marker-place', iconSize: [44, 44] })
}

/**
 * "Score 82, excellent: 12 Lennox Street, Richmond, $1.3M"; "3 homes around …" for several. Includes the
 * visible text, for users of speech control.
 */
const markerLabel = ({ best, homes }: HomeGroup, card: HomeCard | undefined): string => {
  const { score, shownScore, isAboutHere, price } = best
  const scored =
    score === null ? 'Not scored yet' : `Score ${shownScore ?? score}, ${bandLabels[scoreBandOf(score)].toLowerCase()}`
  const place = card === undefined ? null : placeOf(card)
  if (homes.length > 1) {
    const where = place === null ? '' : ` around ${place}`
    return `${plural(homes.length, 'home')}${where}. Best: ${scored}. Shown as ${shownScore ?? '–'} +${homes.length - 1}`
  }
  const about = isAboutHere ? ', about here' : ''
  if (card === undefined) return `${scored}: ${price || 'Price not shown'}${about}`
  return `${scored}: ${place}${about}, ${priceText('results', card)}`
}

const placeOf = (card: HomeCard): string => {
  const street = streetOf(card)
  return street === card.suburb ? street : `${street}, ${card.suburb}`
}
