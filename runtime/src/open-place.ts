import { connect } from 'node:net'
import { reasonOf, SettingsError, type Place } from '@verandah/kit'

type Names = readonly [host: string, port: string]

/** Opens a place that two settings name. Throws `SettingsError`, with what to do about it, where nothing can listen there. */
export const openPlace = async <Opened>(place: Place, names: Names, open: () => Promise<Opened>): Promise<Opened> =>
  open().catch((error: unknown) => {
    if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') throw error
    throw refusal(place, names, reasonAndRemedy(error, names))
  })

const refusal = ({ host, port }: Place, names: Names, reason: string): SettingsError =>
  new SettingsError(`The settings ${names.join(' and ')} cannot be used (${host}, ${port}): ${reason}`)

const taken = ([, port]: Names): string =>
  `a program listens there already, perhaps another Verandah. Stop it, or set ${port} to a port that is free.`

const reasonAndRemedy = (error: Error & { code?: unknown }, names: Names): string => {
  const [host, port] = names
  const { code } = error
  if (code === 'EADDRINUSE') return taken(names)
  if (code === 'EACCES') return `this user may not open that port. Set ${port} to one above 1023.`
  return `${reasonOf(error)}. Set ${host} to an address of this machine, such as 127.0.0.1.`
}

/**
 * So that nothing is begun and nothing stored where somebody listens already. It knocks and does not listen itself: whoever waits for us would take
 * an open port for a start that is over.
 */
export const tryDoor = async (place: Place): Promise<void> => {
  const names = ['HOST', 'PORT'] as const
  if (place.port !== 0 && (await isAnswered(place))) throw refusal(place, names, taken(names))
}

const knockMs = 1_000

const isAnswered = ({ host, port }: Place): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: knockMs })
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false))
  })
