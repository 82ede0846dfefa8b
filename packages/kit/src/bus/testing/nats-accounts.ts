import { nkeys } from 'nats'

interface KeyPair {
  getPublicKey(): string
  getSeed(): Uint8Array
  sign(text: Uint8Array): Uint8Array
}

const { createOperator, createAccount, createUser } = nkeys as Record<
  'createOperator' | 'createAccount' | 'createUser',
  () => KeyPair
>

/**
 * The configuration of a server with accounts and the credentials of its one user, in the form that `nsc` generates.
 */
export function newNatsAccount() {
  const operator = createOperator()
  const system = createAccount()
  const account = createAccount()
  const user = createUser()
  const accounts = [
    `${system.getPublicKey()}: ${sign(operator, system, { type: 'account', limits: unlimited })}`,
    `${account.getPublicKey()}: ${sign(operator, account, { type: 'account', limits: withJetStream })}`,
  ]
  const config = [
    `operator: ${sign(operator, operator, { type: 'operator' })}`,
    `system_account: ${system.getPublicKey()}`,
    'resolver: MEMORY',
    `resolver_preload: { ${accounts.join('\n')} }`,
  ].join('\n')
  const token = sign(account, user, { type: 'user', subs: -1, data: -1, payload: -1 })
  const seed = new TextDecoder().decode(user.getSeed())
  return { config, credentials: [...block('NATS USER JWT', token), ...block('USER NKEY SEED', seed)].join('\n') }
}

const unlimited = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 }
const withJetStream = { ...unlimited, mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 }

const sign = (issuer: KeyPair, subject: KeyPair, nats: object): string => {
  const iss = issuer.getPublicKey()
  const sub = subject.getPublicKey()
  const claims = { jti: sub, iat: 1_700_000_000, iss, sub, name: 'verandah', nats: { ...nats, version: 2 } }
  const parts = [{ typ: 'JWT', alg: 'ed25519-nkey' }, claims]
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${Buffer.from(issuer.sign(Buffer.from(text))).toString('base64url')}`
}

const block = (name: string, content: string) => [`-----BEGIN ${name}-----`, content, `------END ${name}------`, '']
