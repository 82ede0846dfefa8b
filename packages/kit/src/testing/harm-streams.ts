/** Deletes a stream with its messages and consumers. */
export async function deleteStream(url: string, name: string): Promise<void> {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  const { streams } = await connection.jetstreamManager()
  await streams.delete(name)
  await connection.close()
}

/** Publishes arbitrary text on an event subject. */
export async function publishText(url: string, subject: string, text: string): Promise<void> {
  const { connect } = await import('nats')
  const connection = await connect({ servers: url })
  await connection.jetstream().publish(subject, text)
  await connection.close()
}
