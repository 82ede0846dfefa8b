import { connect } from 'node:net'
import { reasonOf, SettingsError, type ListenAddress } from '@verandah/kit'

type Names = readonly [host: string, port: string]

/** Binds the address given by two settings. Throws `SettingsError` with the remedy if it cannot be bound. */
export async function bindListener<Opened>(
  place: ListenAddress,
  names: Names,
  open: () => Promise<Opened>,
): Promise<Opened> {
  return open().catch((error: unknown) => {
    if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') throw error
    throw refusal(place, names, reasonAndRemedy(error, names))
  })
}

const refusal = ({ host, port }: ListenAddress, names: Names, reason: string): SettingsError =>
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
 * Fails before anything starts if the port is in use. It connects rather than listens, because a client that waits for
 * the product would take an open port for a finished start.
 */
export async function assertPortFree(place: ListenAddress): Promise<void> {
  const names = ['HOST', 'PORT'] as const
  if (place.port !== 0 && (await isAnswered(place))) throw refusal(place, names, taken(names))
}

const knockMs = 1_000

const isAnswered = ({ host, port }: ListenAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: knockMs })
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false))
  })
