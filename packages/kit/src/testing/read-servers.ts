/** Every message of every stream of a broker as text, by stream. */
export const readStreams = async (url: string): Promise<Map<string, string>> => {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  const { streams } = await connection.jetstreamManager()
  const texts = new Map<string, string>()
  for await (const { config, state } of streams.list()) {
    const lines: string[] = []
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await streams.getMessage(config.name, { seq }).catch(() => null)
      if (message) lines.push(message.string())
    }
    texts.set(config.name, lines.join('\n'))
  }
  await connection.close()
  return texts
}

/** Every key of a cache with its value, as far as that is text. */
export const readCache = async (url: string): Promise<Map<string, string>> => {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url)
  const keys = await redis.keys('*')
  const values = await Promise.all(keys.map((key) => redis.get(key).catch(() => '')))
  await redis.quit()
  return new Map([['cache', [...keys, ...values].join('\n')]])
}
