import { listen, reasonOf, SettingsError, type HttpServer, type Place } from '@verandah/kit'

type Names = readonly [host: string, port: string]

/** Opens a place that two settings name. Throws `SettingsError`, with what to do about it, where that cannot be. */
export const openPlace = async (
  place: Place,
  [host, port]: Names,
  open: (place: Place) => Promise<HttpServer>,
): Promise<HttpServer> =>
  open(place).catch((error: unknown) => {
    const settings = `The settings ${host} and ${port} cannot be used (${place.host}, ${place.port})`
    throw new SettingsError(`${settings}: ${reasonAndRemedy(error, [host, port])}`)
  })

const reasonAndRemedy = (error: unknown, [host, port]: Names): string => {
  const { code } = error as { code?: unknown }
  if (code === 'EADDRINUSE')
    return `a program listens there already, perhaps another Verandah. Stop it, or set ${port} to a port that is free.`
  if (code === 'EACCES') return `this user may not open that port. Set ${port} to one above 1023.`
  return `${reasonOf(error)}. Set ${host} to an address of this machine, such as 127.0.0.1.`
}

/** So that nothing is begun and nothing stored where the door cannot open in the end. */
export const tryDoor = async (place: Place): Promise<void> => {
  const server = await openPlace(place, ['HOST', 'PORT'], (door) => listen(() => undefined, door))
  await server.drain(0)
}
