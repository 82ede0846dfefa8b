import L from 'leaflet'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Taken } from '@/components/map/lay-out-names.ts'
import { closestZoom, useZoom } from '@/components/map/use-map.ts'
import { groupHomes, type HomeGroup } from './group-homes.ts'
import { markerIcon, markerLabel, type Shows } from './marker-text.ts'
import type { CardsOf, PlacedHome } from './place-homes.ts'
import { pointAt, usePointedHome } from './pointed-home.ts'

/** Minimum distance between markers, in pixels, and half their width: of one home, and of a group. */
const sizes = { score: { spacing: 60, half: 24, halfOfGroup: 40 }, price: { spacing: 84, half: 36, halfOfGroup: 52 } }

type Choose = (homes: readonly PlacedHome[]) => void

interface Shown {
  group: HomeGroup
  marker: L.Marker
}

/** Groups homes whose markers would overlap at the current zoom. */
export function useGroups(map: L.Map | null, placed: readonly PlacedHome[], shows: Shows): HomeGroup[] {
  const zoom = useZoom(map)
  const { spacing } = sizes[shows]
  return useMemo(
    () => (map === null || zoom === null ? [] : groupHomes(placed, { pointOf: pointsAt(map, zoom), spacing })),
    [map, zoom, placed, spacing],
  )
}

/** Returns the rectangles that markers cover, in pixels at the map's current zoom. */
export function coveredBy(map: L.Map, groups: readonly HomeGroup[], shows: Shows): Taken[] {
  return groups.map(({ best, homes }) => {
    const { x, y } = pointsAt(map, map.getZoom())(best)
    const { half, halfOfGroup } = sizes[shows]
    return { x, y, halfWidth: homes.length > 1 ? halfOfGroup : half, halfHeight: 16 }
  })
}

interface Marking {
  groups: readonly HomeGroup[]
  come: CardsOf
  shows: Shows
  onChoose: Choose
}

/**
 * Renders a marker for each group. Returns a function that focuses one, and a text to announce when the focused
 * marker's name changes.
 */
export function useMarkers(map: L.Map | null, { groups, come, shows, onChoose }: Marking) {
  const shown = useRef<Shown[]>([])
  const focused = useRef<string>(undefined)
  const latest = useRef(come)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    latest.current = come
    setAnnouncement(nameMarkers(shown.current, come, shows))
  }, [come, shows])
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    shown.current = groups.map((group, index) => ({
      group,
      marker: addMarker(layer, group, { index, shows, onChoose: () => choose(map, group, onChoose) }),
    }))
    nameMarkers(shown.current, latest.current, shows)
    markerOf(shown.current, focused.current)?.getElement()?.focus()
    return () => {
      focused.current = focusedHome()
      layer.remove()
    }
  }, [map, groups, shows, onChoose])
  usePointedMarker(shown, groups, shows)
  const focusMarker = (id: string | undefined) =>
    (markerOf(shown.current, id)?.getElement() ?? map?.getContainer())?.focus()
  return { focusMarker, announcement }
}

/** Sets markers' accessible names from the loaded cards. Returns the focused marker's name if it changed. */
const nameMarkers = (shown: readonly Shown[], come: CardsOf, shows: Shows): string => {
  let announcement = ''
  for (const { group, marker } of shown) {
    const element = marker.getElement()
    const label = markerLabel(group, come.get(group.best.id), shows)
    if (!element?.isConnected || element.getAttribute('aria-label') === label) continue
    if (element === document.activeElement) announcement = label
    element.setAttribute('aria-label', label)
  }
  return announcement
}

interface Adding {
  index: number
  shows: Shows
  onChoose: () => void
}

const addMarker = (layer: L.LayerGroup, group: HomeGroup, { index, shows, onChoose }: Adding): L.Marker => {
  const { latitude, longitude, id } = group.best
  const marker = L.marker([latitude, longitude], {
    icon: markerIcon(group, shows),
    zIndexOffset: -index,
    riseOnHover: true,
  })
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
  const isOnePlace =
    groupHomes(homes, { pointOf: pointsAt(map, closestZoom), spacing: sizes.score.spacing }).length === 1
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

/** `groups` and `shows` redraw the markers. */
const usePointedMarker = (shown: RefObject<Shown[]>, groups: readonly HomeGroup[], shows: Shows): void => {
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
  }, [pointed, shown, groups, shows])
}
