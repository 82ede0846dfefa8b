import { readFileSync } from 'node:fs'

/** Who a process is over TLS. The files are read for each use: whoever renews certificates writes them anew. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

export const readTls = ({ certFile, keyFile }: TlsFiles) => ({
  cert: readFileSync(certFile),
  key: readFileSync(keyFile),
})
