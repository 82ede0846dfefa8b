import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { Connection } from 'mongoose'

const tracer = trace.getTracer('verandah')

/** A span for each store command within a trace, without its parameters or results. */
export function traceCommands(connection: Connection): void {
  const spans = new Map<number, Span>()
  const end = (requestId: number, reason?: string) => {
    const span = spans.get(requestId)
    spans.delete(requestId)
    if (reason !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR, message: reason })
    span?.end()
  }
  connection
    .getClient()
    .on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
      if (!trace.getActiveSpan()) return
      const collection = String((command as Record<string, unknown>)[commandName])
      const attributes = {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.collection.name': collection,
        'db.operation.name': commandName,
      }
      spans.set(requestId, tracer.startSpan(`${commandName} ${collection}`, { kind: SpanKind.CLIENT, attributes }))
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId))
    .on('commandFailed', ({ requestId, failure }) => end(requestId, failure.message))
}
