import ICAL from 'ical.js'

/** Parses a feed with an independent parser. It resolves local times only by the VTIMEZONEs of the feed. */
export function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => {
      const timeZone = new ICAL.Timezone(zone)
      return [timeZone.tzid, timeZone]
    }),
  )
  const instantOf = (event: ICAL.Component, name: string): string | null => {
    const property = event.getFirstProperty(name)
    if (!property) return null
    const time = property.getFirstValue() as ICAL.Time
    const zone = property.getFirstParameter('tzid') as string | undefined
    const known = zone === undefined ? ICAL.Timezone.utcTimezone : zones.get(zone)
    if (!known) throw new Error(`the feed does not describe ${zone ?? 'UTC'}`)
    const local = time.clone()
    local.zone = known
    return new Date(local.toUnixTime() * 1000).toISOString()
  }
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    title: event.getFirstPropertyValue('summary'),
    start: instantOf(event, 'dtstart'),
    end: instantOf(event, 'dtend'),
    notes: event.getFirstPropertyValue('description'),
    location: event.getFirstPropertyValue('location'),
    category: event.getFirstPropertyValue('categories'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
  }))
}
