import { type HomeCard, priceText, scoreBandOf } from '@verandah/contracts'
import L from 'leaflet'
import { bandLabels } from '@/components/property/score-ring.tsx'
import { placeOf } from '@/components/property/street-of.ts'
import { plural } from '@/lib/format.ts'
import type { HomeGroup } from './group-homes.ts'
import type { PlacedHome } from './place-homes.ts'

export type Shows = 'score' | 'price'

const unknown = '–'

const shownOf = ({ shownScore, price }: PlacedHome, shows: Shows): string =>
  shows === 'price' ? price || unknown : String(shownScore ?? unknown)

/** Builds a marker's icon: the home's score or price, or that of a group's best home and the number of others. */
export function markerIcon({ best, homes }: HomeGroup, shows: Shows): L.DivIcon {
  const content = document.createElement('span')
  content.className = `home-marker home-marker-${best.score === null ? 'none' : scoreBandOf(best.score)}`
  if (homes.every(({ isAboutHere }) => isAboutHere)) content.classList.add('home-marker-about')
  content.append(shownOf(best, shows))
  if (homes.length > 1) {
    const more = document.createElement('small')
    more.append(`+${homes.length - 1}`)
    content.append(' ', more)
  }
  return L.divIcon({ html: content, className: 'home-marker-place', iconSize: [44, 44] })
}

const scoreText = ({ score, shownScore }: HomeGroup['best']): string =>
  score === null ? 'Not scored yet' : `Score ${shownScore ?? score}, ${bandLabels[scoreBandOf(score)].toLowerCase()}`

/**
 * "Score 82, excellent: 12 Lennox Street, Richmond, $1.3M"; "3 homes around …" for several. Includes the
 * visible text, for users of speech control.
 */
export function markerLabel({ best, homes }: HomeGroup, card: HomeCard | undefined, shows: Shows): string {
  const { isAboutHere, price } = best
  const scored = scoreText(best)
  const place = card === undefined ? null : placeOf(card)
  if (homes.length > 1) {
    const where = place === null ? '' : ` around ${place}`
    return `${plural(homes.length, 'home')}${where}. Best: ${scored}. Shown as ${shownOf(best, shows)} +${homes.length - 1}`
  }
  const about = isAboutHere ? ', about here' : ''
  if (card === undefined) return `${scored}: ${price || 'Price not shown'}${about}`
  const label = `${scored}: ${place}${about}, ${priceText('results', card)}`
  const shown = shownOf(best, shows)
  return shown === unknown || label.includes(shown) ? label : `${label}. Shown as ${shown}`
}
