import { readFileSync } from 'node:fs'

/** A process's TLS certificate and key. The files are read for each use, so that renewed certificates take effect. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

export const readTls = ({ certFile, keyFile }: TlsFiles) => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
})
