import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { BusLog } from './bus/bus-log.ts'
import { reasonOf } from './errors.ts'

/** A process's TLS certificate and key. The files are read for each use, so that renewed certificates take effect. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

interface TlsPair {
  readonly cert: Buffer
  readonly key: Buffer
}

/** Throws for files that cannot be read, and for a key of another certificate. */
export function readTls({ certFile, keyFile }: TlsFiles): TlsPair {
  const pair = { cert: readFileSync(certFile), key: readFileSync(keyFile) }
  createSecureContext(pair)
  return pair
}

/** Reads a renewed pair; undefined, with a line in the log, while the files hold none. */
export function readRenewedTls(files: TlsFiles, log: BusLog): TlsPair | undefined {
  try {
    return readTls(files)
  } catch (error) {
    const remedy = 'The renewed certificate cannot be used, so the previous one stays: write both files anew.'
    log.error({ reason: reasonOf(error), ...files }, remedy)
    return undefined
  }
}
