import {
  changeEmail,
  createCalendarEvent,
  createSubscription,
  createWeights,
  getSubscription,
  keepFile,
  listInvoices,
  openCalendarFeed,
  overrideScore,
  payWithLocalCard,
  register,
  saveCriteria,
  saveProperty,
  saveSearch,
  saveVisitEntries,
  sendEnquiry,
  updateProfile,
  type Plan,
} from '@verandah/contracts'
import { expect, vi } from 'vitest'
import { createBrowser, type Call } from './browser.ts'
import { richmond, searching } from './buyer.ts'

/** Words that occur nowhere else, one for each place where a buyer can write something. */
export const canaries = {
  name: 'Quillon Canaryname',
  firstName: 'Quillon Canaryborn',
  username: 'canaryuser',
  email: 'canarymail@example.com',
  firstEmail: 'canaryfirst@example.com',
  criteria: 'Canarysuburb',
  criterion: 'Canarycriterion',
  place: 'Canaryplace',
  feature: 'Canaryfeature',
  notes: 'canarynotes beside the creek',
  tag: 'canarytag',
  eventTitle: 'Canaryevent',
  eventNotes: 'canaryeventnotes',
  visitNote: 'canaryvisitnote',
  fileName: 'canaryfile.pdf',
  document: 'canarydocument',
  savedSearch: 'Canarysearch',
  enquiry: 'Canaryenquiry',
  visitor: 'Canaryvisitor',
} as const

export const leaversPassword = 'canarypassword of mine'

const { username, email, firstEmail, firstName, name } = canaries
const waiting = { timeout: 120_000 }

const somewhere = {
  name: canaries.place,
  latitude: -37.81,
  longitude: 144.96,
  mode: 'transit' as const,
  goodMinutes: 20,
  tooFarMinutes: 45,
  weight: 6,
}

/** Opens an account and leaves data in every service; pays for a plan other than the free trial. */
export async function createLeaver(baseUrl: string, plan: Plan): Promise<Call> {
  const call = createBrowser(baseUrl)
  const account = { username, password: leaversPassword, email: firstEmail, name: firstName, plan }
  await must(call(register, { body: account }))
  if (plan !== 'free_trial') await pay(call, plan)
  await must(call(updateProfile, { body: { name } }))
  await must(call(changeEmail, { body: { email, password: leaversPassword } }))
  await must(call(saveCriteria, { body: { suburb: 'Richmond', locality: { ...richmond, suburb: canaries.criteria } } }))
  const additionalCriteria = { [canaries.criterion]: 7 }
  await must(call(createWeights, { body: { landSize: 10, additionalCriteria, places: [somewhere] } }))
  await fillShortlistAndCalendar(call, await findHome(call))
  await ask(call, canaries.enquiry)
  await ask(createBrowser(baseUrl), canaries.visitor)
  return call
}

const must = async <Answer extends { status: number; body: unknown }>(answering: Promise<Answer>): Promise<Answer> => {
  const answer = await answering
  if (answer.status >= 300) throw new Error(`Refused with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

const pay = async (call: Call, plan: Plan): Promise<void> => {
  const { clientSecret = '' } = (await must(call(createSubscription, { body: { plan } }))).body
  const card = { clientSecret, number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' }
  await must(call(payWithLocalCard, { body: card }))
  await vi.waitFor(async () => {
    expect((await call(getSubscription)).body.status).toBe('active')
    expect((await call(listInvoices)).body).toHaveLength(1)
  }, waiting)
}

interface Found {
  searchId: string
  propertyId: string
}

const findHome = async (call: Call): Promise<Found> => {
  const { search, waitFor, resultsOf } = searching(call)
  const searchId = await search()
  await waitFor(searchId, 120_000)
  const propertyId = (await resultsOf(searchId))[0]?.id ?? ''
  const saved = { name: canaries.savedSearch, searchId, frequency: 'instant' } as const
  await must(call(saveSearch, { body: saved }))
  const scoreOverrides = { price: 9, features: { [canaries.feature]: 7 } }
  await must(call(overrideScore, { params: { id: propertyId }, body: { scoreOverrides } }))
  return { searchId, propertyId }
}

const fillShortlistAndCalendar = async (call: Call, { searchId, propertyId }: Found): Promise<void> => {
  const home = { propertyId, searchId, favorite: true }
  await must(call(saveProperty, { body: { ...home, notes: canaries.notes, tags: [canaries.tag] } }))
  const visit = { propertyId, title: canaries.eventTitle, notes: canaries.eventNotes }
  await must(call(createCalendarEvent, { body: { ...visit, startTime: '2031-02-01T01:00:00.000Z' } }))
  await must(call(openCalendarFeed))
  await writeVisit(call, propertyId)
}

const writeVisit = async (call: Call, propertyId: string): Promise<void> => {
  const at = { propertyId, on: '2026-11-28' }
  const note = { kind: 'note', id: 'note-1', text: canaries.visitNote, changedAt: new Date().toISOString() } as const
  await must(call(saveVisitEntries, { params: at, body: { entries: [note] } }))
  const bytes = Uint8Array.from(Buffer.from(`%PDF-1.4\n% ${canaries.document}\n%%EOF\n`))
  const query = { propertyId, kind: 'contract', name: canaries.fileName }
  await must(call(keepFile, { params: { id: 'file-1' }, query, bytes }))
}

/** Always with the same email address; without signing in, it is unconfirmed. */
const ask = async (call: Call, word: string): Promise<void> => {
  await must(call(sendEnquiry, { body: { name: word, email, subject: word, message: `${word}, and more.` } }))
}
