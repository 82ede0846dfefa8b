import L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { edges } from './use-fit.ts'
import { type Area, cornerOf, fewestCorners, mostCorners, withCorner, withCornerAfter, withoutCorner } from './area.ts'

const hint = 'Press a corner, then press where it goes. Arrow keys move it, Delete removes it, + adds one.'

interface Keeping {
  onBegin: () => void
  onKeep: (area: Area) => void
}

/**
 * Editing of an area's corners: move, add and remove by keys, or by presses without dragging (WCAG 2.2, 2.5.7).
 * Applied only when kept.
 */
export function useCorners(map: L.Map | null, area: Area | null, { onBegin, onKeep }: Keeping) {
  const [draft, setDraft] = useState<Area | null>(null)
  const [chosen, setChosen] = useState(0)
  const [message, setMessage] = useState(hint)
  const change = (next: Area, index: number, words: string) => {
    setDraft(next)
    setChosen(index)
    setMessage(words)
  }
  const move = (to: L.LatLng) => {
    map?.panInside(to, { padding: [40, 40] })
    if (draft !== null)
      change(withCorner(draft, chosen, cornerOf(to)), chosen, `Corner ${chosen + 1} of ${draft.length} moved.`)
  }
  const add = () => {
    if (draft === null) return
    if (draft.length >= mostCorners) setMessage(`An area has at most ${mostCorners} corners.`)
    else change(withCornerAfter(draft, chosen), chosen + 1, `Corner added. Now there are ${draft.length + 1}.`)
  }
  const remove = () => {
    const left = (draft?.length ?? 0) - 1
    if (draft === null) return
    if (left < fewestCorners) setMessage('An area needs three corners.')
    else change(withoutCorner(draft, chosen), Math.min(chosen, left - 1), `Corner removed. Now there are ${left}.`)
  }
  const stop = () => setDraft(null)
  useCornerMarkers(map, { draft, chosen, onChoose: setChosen, move, add, remove, stop })
  const begin = () => {
    if (area === null) return
    onBegin()
    map?.fitBounds([...area], { ...edges, animate: false })
    change(area, 0, hint)
  }
  const keep = () => {
    stop()
    if (draft !== null) onKeep(draft)
  }
  return { draft, message, begin, add, remove, stop, keep }
}

interface Editing {
  draft: Area | null
  chosen: number
  onChoose: (index: number) => void
  move: (to: L.LatLng) => void
  add: () => void
  remove: () => void
  stop: () => void
}

/** In pixels; a tenth of this with Shift. */
const stepPx = 20
const steps: Readonly<Record<string, L.PointTuple>> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

const movedBy = (map: L.Map, at: L.LatLng, px: L.Point): L.LatLng =>
  map.containerPointToLatLng(map.latLngToContainerPoint(at).add(px))

/** Renders a button at each corner. The next press on the map moves the corner focused last. */
const useCornerMarkers = (map: L.Map | null, editing: Editing): void => {
  const { draft, chosen } = editing
  const markers = useRef<L.Marker[]>([])
  const count = draft?.length ?? 0
  const onKey = useEffectEvent((event: KeyboardEvent, at: L.LatLng) => {
    const step = steps[event.key]
    const act = { Delete: editing.remove, Backspace: editing.remove, '+': editing.add, Escape: editing.stop }[event.key]
    if (map === null || (step === undefined && act === undefined)) return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) act?.()
    else editing.move(movedBy(map, at, L.point(step).multiplyBy(event.shiftKey ? 0.1 : 1)))
  })
  const onChoose = useEffectEvent((index: number) => editing.onChoose(index))
  const onPress = useEffectEvent(({ latlng }: L.LeafletMouseEvent) => editing.move(latlng))
  useEffect(() => {
    if (map === null || count === 0) return undefined
    const layer = L.layerGroup().addTo(map)
    const press = (event: L.LeafletMouseEvent) => onPress(event)
    markers.current = Array.from({ length: count }, (_none, index) =>
      addCorner(layer, { onReach: () => onChoose(index), onKey: (event, at) => onKey(event, at) }),
    )
    map.on('click', press).getContainer().classList.add('is-editing')
    return () => {
      map.off('click', press).getContainer().classList.remove('is-editing')
      layer.remove()
      markers.current = []
    }
  }, [map, count])
  useEffect(() => {
    markers.current.forEach((marker, index) => {
      marker.setLatLng(draft?.[index] ?? marker.getLatLng())
      marker.getElement()?.setAttribute('aria-label', `Corner ${index + 1} of ${count}`)
      marker.getElement()?.setAttribute('aria-pressed', String(index === chosen))
    })
  }, [draft, count, chosen])
  useEffect(() => markers.current[chosen]?.getElement()?.focus(), [chosen, count])
}

interface Corner {
  onReach: () => void
  onKey: (event: KeyboardEvent, at: L.LatLng) => void
}

const addCorner = (layer: L.LayerGroup, { onReach, onKey }: Corner): L.Marker => {
  const icon = L.divIcon({ className: 'map-corner', iconSize: [44, 44] })
  const marker = L.marker([0, 0], { icon, zIndexOffset: 20_000 }).addTo(layer).on('click', onReach)
  marker.getElement()?.addEventListener('focus', onReach)
  marker.getElement()?.addEventListener('keydown', (event) => onKey(event, marker.getLatLng()))
  return marker
}
