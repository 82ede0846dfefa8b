import { connect } from 'node:net'
import { reasonOf, SettingsError, type Place } from '@verandah/kit'

type Names = readonly [host: string, port: string]

/** Opens a place that two settings name. Throws `SettingsError`, with what to do about it, where nothing can listen there. */
export const openPlace = async <Opened>(place: Place, names: Names, open: () => Promise<Opened>): Promise<Opened> =>
  open().catch((error: unknown) => {
    if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') throw error
    throw refusal(place, names, error)
  })

const refusal = ({ host, port }: Place, names: Names, error: Error): SettingsError =>
  new SettingsError(
    `The settings ${names.join(' and ')} cannot be used (${host}, ${port}): ${reasonAndRemedy(error, names)}`,
  )

const reasonAndRemedy = (error: Error, [host, port]: Names): string => {
  const { code } = error as { code?: unknown }
  if (code === 'EADDRINUSE')
    return `a program listens there already, perhaps another Verandah. Stop it, or set ${port} to a port that is free.`
  if (code === 'EACCES') return `this user may not open that port. Set ${port} to one above 1023.`
  return `${reasonOf(error)}. Set ${host} to an address of this machine, such as 127.0.0.1.`
}

/**
 * So that nothing is begun and nothing stored where somebody listens already. It knocks and does not listen itself: whoever waits for us would take
 * an open port for a start that is over.
 */
export const tryDoor = async (place: Place): Promise<void> => {
  if (place.port === 0 || !(await isAnswered(place))) return
  throw refusal(place, ['HOST', 'PORT'], Object.assign(new Error('taken'), { code: 'EADDRINUSE' }))
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
