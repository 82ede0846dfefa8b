import { Bytes, defineRoute, SearchRequested, UserRegistered } from '@verandah/contracts'
import mongoose from 'mongoose'
import * as zm from 'zod/mini'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { Answer, serve } from '../http/route.ts'
import { newEvent } from '../new-event.ts'
import { defineService, on } from '../service/define-service.ts'
import type { Kit } from '../service/kit.ts'
import { defineSchema } from '../store/schema.ts'

/** A service with one of everything, for the kit's own tests. */

export const saveNote = defineRoute('auth', 'saveNote', 'POST /api/notes/{id}', {
  auth: 'session',
  summary: 'Keeps a note.',
  status: 201,
  params: zm.object({ id: zm.string().check(zm.maxLength(20)) }),
  body: zm.object({ text: zm.string().check(zm.minLength(1)) }),
  reply: zm.object({ id: zm.string(), owner: zm.string() }),
})

export const readNote = defineRoute('auth', 'readNote', 'GET /api/notes/{id}', {
  auth: 'public',
  summary: 'Reads a note.',
  params: zm.object({ id: zm.string() }),
  query: zm.object({ mood: zm.optional(zm.enum(['fine', 'limited', 'bug', 'outage', 'crowd'])) }),
  reply: zm.object({ text: zm.string() }),
})

export const printNote = defineRoute('auth', 'printNote', 'GET /api/notes/{id}/print', {
  auth: 'public',
  summary: 'A note on paper.',
  params: zm.object({ id: zm.string() }),
  replyType: 'application/pdf',
  reply: Bytes,
})

interface NoteDoc {
  _id: string
  text: string
}

const notesOf = ({ store, clock }: Kit<unknown>) => {
  const notes = store.eventCollection('notes', defineSchema<NoteDoc>({ _id: String, text: String }), { retainMs: 1000 })
  const registered = (id: string, text: string) =>
    newEvent(
      UserRegistered,
      { userId: id, username: text, email: 'e', name: 'n', plan: 'annual' },
      { clock, id: `registered-${id}` },
    )
  return { save: (id: string, text: string) => notes.insert({ _id: id, text }, [registered(id, text)]) }
}

const createContext = (kit: Kit<{ GREETING: string }>) => ({ ...kit, notes: notesOf(kit), handled: [] as string[] })
export type SampleContext = ReturnType<typeof createContext>

export const handledIds: string[] = []

/** How often the store fails in the handler of a search called `outage`: more often than a test's bus retries. */
export const outageLooks = 5

/** A bulk write whose connection broke, as the driver reports it. */
const brokenBulk = () =>
  new mongoose.mongo.MongoServerError(new mongoose.mongo.MongoNetworkError('connection to a secret host closed'))

/** This many requests in the mood `crowd` are answered together. */
export const crowdSize = 12
const crowd: (() => void)[] = []
const untilAllAreHere = () =>
  new Promise<void>((resolve) => {
    crowd.push(resolve)
    if (crowd.length === crowdSize) for (const answer of crowd.splice(0)) answer()
  })

const handleSearch = (id: string, searchId: string): Promise<void> => {
  handledIds.push(id)
  if (searchId === 'poison') return Promise.reject(new Error('cannot be handled'))
  const looks = handledIds.filter((handled) => handled === id).length
  const isAway = searchId === 'outage' && looks <= outageLooks
  return isAway ? Promise.reject(brokenBulk()) : Promise.resolve()
}

export const sampleService = defineService({
  name: 'auth',
  settings: z.object({ GREETING: z.string().default('hello') }),
  publishes: [UserRegistered],
  consumes: [
    on(
      SearchRequested,
      () =>
        ({ id, data }) =>
          handleSearch(id, data.searchId),
    ),
  ],
  routes: [
    serve(saveNote, ({ notes }: SampleContext) => async ({ params, body, caller }) => {
      await notes.save(params.id, body.text)
      return { id: params.id, owner: caller.sub }
    }),
    serve(printNote, () => () => Promise.resolve(Uint8Array.of(0, 37, 80, 255))),
    serve(readNote, ({ settings }: SampleContext) => async ({ query }) => {
      if (query.mood === 'crowd') await untilAllAreHere()
      if (query.mood === 'bug') throw new Error('a secret detail')
      if (query.mood === 'outage') throw brokenBulk()
      if (query.mood === 'limited')
        throw new AppError('limited', { code: 'slow-down', detail: 'Slow down.', retryAfterMs: 1500 })
      return new Answer({ text: settings.GREETING }, { ETag: '"1"', 'Cache-Control': 'private, no-cache' })
    }),
  ],
  context: createContext,
})
