import { SessionRevoked } from '@verandah/contracts'
import { broadcastMemoryMs, newEvent, reasonOf, type Job, type Kit } from '@verandah/kit'
import type { SessionDoc } from './session-document.ts'
import type { SessionsToEnd, Sessions } from './sessions.ts'

export type Revocations = ReturnType<typeof createRevocations>

type Deps = Pick<Kit<unknown>, 'broadcast' | 'clock' | 'log'> & { sessions: Sessions }

/** Ends sessions: first in the store, then in every process. The job announces what could not be announced at once. */
export function createRevocations({ sessions, broadcast, clock, log }: Deps) {
  const revokedEvent = ({ _id: sid, userId, revokedAt }: SessionDoc) => {
    const data = { sid, userId, revokedAt: (revokedAt ?? clock.now()).toISOString() }
    return newEvent(SessionRevoked, data, { clock, id: `session-revoked-${sid}` })
  }
  const announce = async (session: SessionDoc): Promise<void> => {
    try {
      await broadcast(revokedEvent(session))
      await sessions.markAnnounced(session._id)
    } catch (error) {
      log.warn({ reason: reasonOf(error), sid: session._id }, 'a revocation waits to be announced')
    }
  }

  const listRecent = () => sessions.listRevokedSince(new Date(clock.now().getTime() - broadcastMemoryMs))

  /** Resolves to true if this call ended it. */
  const revoke = async (sid: string): Promise<boolean> => {
    const session = await sessions.revoke(sid)
    if (session) await announce(session)
    return session !== null
  }

  return {
    revoke,
    /** Resolves to how many this call ended. */
    revokeSessionsOf: async (others: SessionsToEnd): Promise<number> => {
      const ended = await Promise.all((await sessions.listUnrevoked(others)).map(({ _id }) => revoke(_id)))
      return ended.filter(Boolean).length
    },
    /**
     * For newly started processes and brokers that lost messages: access tokens of these sessions may still be valid.
     */
    announceRecent: async (): Promise<void> => {
      await Promise.all((await listRecent()).map(announce))
    },
    /** Events for sessions whose access tokens may still be valid. */
    recentEvents: async () => (await listRecent()).map(revokedEvent),
    announcePending: async (): Promise<void> => {
      const pending = (await listRecent()).filter((session) => session.isAnnounced !== true)
      await Promise.all(pending.map(announce))
    },
  }
}

/** Announces revocations that an operator, or a process without its broker, could not. */
export function announceRevocations({ revocations }: { revocations: Revocations }): Job {
  return {
    name: 'announce-revocations',
    intervalMs: 5_000,
    run: revocations.announcePending,
  }
}
