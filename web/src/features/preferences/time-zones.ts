import type { Option } from '@/components/ui/input.tsx'

const australian: readonly Option[] = [
  { value: 'Australia/Sydney', label: 'Sydney and Canberra' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Australia/Brisbane', label: 'Brisbane' },
  { value: 'Australia/Adelaide', label: 'Adelaide' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Hobart', label: 'Hobart' },
  { value: 'Australia/Darwin', label: 'Darwin' },
  { value: 'Australia/Broken_Hill', label: 'Broken Hill' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
]

/** Australia's zones, and besides them the saved one and that of this device: buyers live abroad, too. */
export const timeZoneOptions = (saved: string, ofDevice: string): readonly Option[] => {
  const others = [...new Set([saved, ofDevice])].filter((zone) => australian.every(({ value }) => value !== zone))
  return [...australian, ...others.map((zone) => ({ value: zone, label: zoneWord(zone) }))]
}

/** "Europe/Isle_of_Man" is "Isle of Man (Europe)". */
const zoneWord = (zone: string): string => {
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? area : `${places.reverse().join(', ')} (${area})`
}

export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
