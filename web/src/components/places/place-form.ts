import {
  longestWayMinutes,
  type Place,
  type PlaceMode,
  Place as PlaceContract,
  type TravelPlace,
} from '@verandah/contracts'

export interface PlaceForm {
  name: string
  /** Null until a suburb is chosen. */
  point: TravelPlace | null
  mode: PlaceMode
  /** From 1, Monday; empty for no arrival time. */
  weekday: string
  time: string
  goodMinutes: string
  tooFarMinutes: string
}

export type PlaceErrors = Readonly<Partial<Record<'name' | 'point' | 'time' | 'goodMinutes' | 'tooFarMinutes', string>>>

const newPlaceForm: PlaceForm = {
  name: '',
  point: null,
  mode: 'driving',
  weekday: '',
  time: '09:00',
  goodMinutes: '20',
  tooFarMinutes: '45',
}

export function placeFormOf(place: Place | null): PlaceForm {
  return place === null
    ? newPlaceForm
    : {
        name: place.name,
        point: { latitude: place.latitude, longitude: place.longitude },
        mode: place.mode,
        weekday: String(place.arriveBy?.weekday ?? ''),
        time: place.arriveBy?.time ?? newPlaceForm.time,
        goodMinutes: String(place.goodMinutes),
        tooFarMinutes: String(place.tooFarMinutes),
      }
}

/** What has to be corrected, by field; `others` are the names of the other places. */
export function placeErrorsOf(form: PlaceForm, others: readonly string[]): PlaceErrors {
  const name = form.name.trim()
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase())
  return {
    ...(name === '' && { name: 'Give it a name' }),
    ...(isTaken && { name: `${name} is already there` }),
    ...(form.point === null && { point: 'Choose a suburb from the list' }),
    ...(hasArrival(form) && !/^\d\d:\d\d$/.test(form.time) && { time: 'Give a time' }),
    ...minutesErrorsOf(form),
  }
}

const minutesErrorsOf = ({ goodMinutes, tooFarMinutes }: PlaceForm): PlaceErrors => {
  const good = minutesIn(goodMinutes)
  const tooFar = minutesIn(tooFarMinutes)
  if (good !== null && tooFar !== null) return tooFar <= good ? { tooFarMinutes: `Give more than ${good}` } : {}
  return {
    ...(good === null && { goodMinutes: outOfRange }),
    ...(tooFar === null && { tooFarMinutes: outOfRange }),
  }
}

const outOfRange = `Give 1 to ${longestWayMinutes} minutes`

const minutesIn = (text: string): number | null => {
  const minutes = Number(text)
  return /^\d+$/.test(text) && minutes >= 1 && minutes <= longestWayMinutes ? minutes : null
}

const hasArrival = ({ mode, weekday }: PlaceForm): boolean => mode === 'transit' && weekday !== ''

export function placeOf({ point, ...form }: PlaceForm, weight: number): Place {
  return PlaceContract.parse({
    ...point,
    name: form.name,
    mode: form.mode,
    arriveBy: hasArrival({ point, ...form }) ? { weekday: Number(form.weekday), time: form.time } : null,
    goodMinutes: Number(form.goodMinutes),
    tooFarMinutes: Number(form.tooFarMinutes),
    weight,
  })
}
