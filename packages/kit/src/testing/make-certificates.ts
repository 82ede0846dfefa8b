import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinary } from './infra.ts'

/** Creates a certificate authority for this test and certificates for this machine, as files in a folder. */
export async function makeCertificates(folder: string) {
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync(findBinary('openssl') ?? 'openssl', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${args[0] ?? ''}: ${stderr}`)
  }
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  openssl('req', '-x509', ...newKey, '-subj', '/CN=Authority', '-keyout', at('ca.key'), '-out', at('ca.crt'))
  openssl('req', ...newKey.slice(0, -2), '-subj', '/CN=verandah', '-keyout', at('tls.key'), '-out', at('tls.csr'))
  await writeFile(at('san'), 'subjectAltName=IP:127.0.0.1,DNS:localhost')
  const signing = ['-CA', at('ca.crt'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '1', '-extfile', at('san')]
  openssl('x509', '-req', '-in', at('tls.csr'), ...signing, '-out', at('tls.crt'))
  return { ca: at('ca.crt'), cert: at('tls.crt'), key: at('tls.key') }
}
