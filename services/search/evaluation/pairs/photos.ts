import type { Random } from './random.ts'

/** A picture in the agency's system: its name and hash derive from the number. */
type Photo = number

export function takePhotos({ between }: Random): Photo[] {
  return Array.from({ length: between(3, 8) }, () => between(1, 0xffffffff))
}

/**
 * How a host names pictures: `renamed` and `numbered` ones identify nothing, and `numbered` ones occur in every
 * gallery.
 */
export type PhotoNames = 'hash' | 'file' | 'renamed' | 'numbered'

const hexOf = (photo: Photo, length: number) => {
  let hex = ''
  for (let at = 0; hex.length < length; at += 1) {
    const bits = Math.imul(photo ^ (at * 0x9e3779b9), 0x85ebca6b)
    hex += ((bits ^ (bits >>> 15)) >>> 0).toString(16).padStart(8, '0')
  }
  return hex
}
const uuidOf = (photo: Photo) => hexOf(photo, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const nameAs: Record<PhotoNames, (photo: Photo, at: number, sourceId: string) => string> = {
  hash: (photo) => `${hexOf(photo, 40)}.jpg`,
  file: (photo) => (photo % 2 === 0 ? `${uuidOf(photo)}.jpg` : `20260${100 + (photo % 800)}_DSC${photo}.jpg`),
  renamed: (_photo, at, sourceId) => `${sourceId}_${at + 1}_1.jpg`,
  numbered: (_photo, at) => (at === 0 ? 'main.jpg' : `${at}.jpg`),
}

/** Where each provider puts the names that it keeps. */
const hosts = {
  domain: (name: string) => `https://images.portal-one.example/fit-in/1144x888/${name}`,
  proptrack: (name: string) => `https://i2.portal-two.example/800x600/${name}?v=2`,
  reaxml: (name: string, sourceId: string) => `https://media.crm.example/${sourceId.toLowerCase()}/large/${name}`,
}

interface Shown {
  provider: keyof typeof hosts
  sourceId: string
  names: PhotoNames
}

export function showPhotos(photos: readonly Photo[], { provider, sourceId, names }: Shown) {
  return photos.map((photo, at) => hosts[provider](nameAs[names](photo, at, sourceId), sourceId))
}
