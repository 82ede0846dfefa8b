import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Length of a MongoDB message's header, which begins with the length of the message. */
const headerBytes = 16

/** A proxy before a MongoDB server that counts the messages sent to it. */
export async function countCommands(target: URL) {
  let commands = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    const count = messageCounter(() => (commands += 1))
    client.on('data', count)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.setNoDelay(true).pipe(to)
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    read: () => commands,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Calls `onMessage` for each whole or begun message in a stream of bytes. */
export const messageCounter = (onMessage: () => void) => {
  let header = Buffer.alloc(0)
  let left = 0
  return (chunk: Buffer): void => {
    let at = 0
    while (at < chunk.length) {
      if (left === 0) {
        const taken = chunk.subarray(at, at + headerBytes - header.length)
        header = Buffer.concat([header, taken])
        at += taken.length
        if (header.length < headerBytes) return
        left = header.readInt32LE(0) - headerBytes
        header = Buffer.alloc(0)
        onMessage()
      }
      const skipped = Math.min(left, chunk.length - at)
      at += skipped
      left -= skipped
    }
  }
}
