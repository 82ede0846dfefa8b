import { priceText, scoreBandOf } from '@verandah/contracts'
import L from 'leaflet'
import { bandWord } from '@/components/property/score-ring.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { plural } from '@/lib/format.ts'
import type { HomeGroup, SuburbName } from './group-homes.ts'

/** The score of a home, or the best score of several and how many there are. */
export const markerIcon = ({ best, homes }: HomeGroup): L.DivIcon => {
  const content = document.createElement('span')
  content.className = `home-marker home-marker-${best.score === null ? 'none' : scoreBandOf(best.score)}`
  content.append(String(best.shownScore ?? '–'))
  if (homes.length > 1) {
    const more = document.createElement('small')
    more.append(`+${homes.length - 1}`)
    content.append(more)
  }
  return L.divIcon({ html: content, className: 'home-marker-place', iconSize: [44, 44] })
}

/** "Score 82, excellent: 12 Lennox Street, Richmond, $1.3M"; "3 homes around …" for several. */
export const markerWords = ({ best: { home, score, shownScore }, homes }: HomeGroup): string => {
  const scored =
    score === null ? 'Not scored yet' : `Score ${shownScore ?? score}, ${bandWord[scoreBandOf(score)].toLowerCase()}`
  const place = `${streetOf(home)}, ${home.suburb}`
  if (homes.length > 1) return `${plural(homes.length, 'home')} around ${place}. Best: ${scored}`
  return `${scored}: ${place}, ${priceText('results', home)}`
}

export const suburbIcon = ({ name }: SuburbName): L.DivIcon => {
  const content = document.createElement('span')
  content.append(name)
  return L.divIcon({ html: content, className: 'suburb-name', iconSize: [0, 0] })
}
