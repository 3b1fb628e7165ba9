import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { composeSupport } from '#apps/api/compose/compose-support.ts'
import type { saveTemplate as saveCall } from '#contract/play-v1/staff-support.ts'
import * as staffCalls from '#contract/play-v1/staff-support.ts'
import {
  makeFieldCipher,
  openDatabase,
  sql,
  type Database,
  type Input,
  type StaffCaller,
} from '#server/kernel/index.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { closeOwnTicket } from './close-own-ticket.ts'
import type { SupportNeeds } from './needs.ts'
import { sendTicket } from './send-ticket.ts'
import { answerTicket } from './staff/answer-ticket.ts'
import { setOwner } from './staff/order-queue.ts'
import { closeSilent } from './support.work.ts'
import { saveTemplate } from './templates/templates.ts'
import { replyToTicket } from './write-again.ts'

// Two processes of the API, each with its own connections and transactions.

let api: TestApi
let otherDb: Database
let one: SupportNeeds
let other: SupportNeeds
let playerId = 0
let people: readonly { readonly userId: number; readonly name: string }[] = []

beforeAll(async () => {
  api = await openTestApi()
  otherDb = openDatabase({ url: api.db.url, connections: 4, applicationName: 'other' })
  one = await needsOn(api.db)
  other = await needsOn(otherDb)
  await api.tokenOfRole('support')
  people = await one.findAnswerers(api.db)
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player limit 1`)
  playerId = player?.id ?? 0
})
afterAll(async () => {
  await otherDb.close()
  await api.close()
})

async function needsOn(db: Database): Promise<SupportNeeds> {
  const { clock, environment } = api
  const { configuration, fieldKeys } = environment
  const ground = { db, clock, configuration, cipher: makeFieldCipher(fieldKeys), bus: { send: async () => {} } }
  return composeSupport(ground, environment, {
    documents: composeDocuments(ground, environment),
    signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
  })
}

const ask = (needs: SupportNeeds, idempotencyKey: string = randomUUID()) =>
  sendTicket(needs, { playerId, isFromOutside: false }, { topic: 'games', text: 'Kolo stojí.', idempotencyKey })
const lastOf = async (ticketId: string) =>
  (
    await api.db.query<{ id: string }>(
      sql`select id from support.message where ticket_id = ${ticketId} order by position desc limit 1`,
    )
  )[0]?.id ?? ''
const countOf = async (ticketId: string) =>
  (
    await api.db.query<{ count: number }>(
      sql`select count(*) as count from support.message where ticket_id = ${ticketId}`,
    )
  )[0]?.count
const stateOf = async (ticketId: string) =>
  (await api.db.query<{ state: string }>(sql`select state from support.ticket where id = ${ticketId}`))[0]?.state

/** The input of a use case, as from a served call of a member of staff. */
function inputOf<Body>(no: number, body: Body) {
  const person = people[no]
  const caller = { kind: 'staff', ...person, permissions: ['support.manage', 'support.read'] } as unknown as StaffCaller
  const quiet = () => {}
  return { body, caller, subject: quiet, changed: quiet, concerns: quiet } as unknown as Input<typeof saveCall> & {
    readonly body: Body
  }
}
/** How many of two concurrent calls succeeded, and the refusals of the others. */
async function both(work: readonly [Promise<unknown>, Promise<unknown>]) {
  const ends = await Promise.allSettled(work)
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code?: string }).code] : []))
  return { done: 2 - codes.length, codes }
}
const once = { done: 1, codes: ['ERR_STATE_CHANGED'] }

describe('two processes', () => {
  it('create one ticket for one key', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([ask(one, key), ask(other, key)])
    expect(second).toEqual(first)
    expect(await countOf(first.ticketId)).toBe(1)
  })

  it('let one of two people take a ticket', async () => {
    const { ticketId } = await ask(one)
    const take = (needs: SupportNeeds, no: number) =>
      setOwner(needs, inputOf(no, { ticketId, ownerId: people[no]?.userId ?? 0, seenOwnerId: null }) as never)
    expect(await both([take(one, 0), take(other, 1)])).toEqual(once)
  })

  it('accept one of two answers to the same last message', async () => {
    const { ticketId } = await ask(one)
    const lastMessageId = await lastOf(ticketId)
    const answer = (needs: SupportNeeds, no: number) => {
      const body = { ticketId, lastMessageId, text: 'Už jede.', closes: false, idempotencyKey: randomUUID() }
      return answerTicket(needs, inputOf(no, body) as never)
    }
    expect(await both([answer(one, 0), answer(other, 1)])).toEqual(once)
    expect(await countOf(ticketId)).toBe(2)
  })

  it('store an answer once that is repeated with its key', async () => {
    const { ticketId } = await ask(one)
    const body = {
      ticketId,
      lastMessageId: await lastOf(ticketId),
      text: 'Už jede.',
      closes: false,
      idempotencyKey: randomUUID(),
    }
    const sent = [answerTicket(one, inputOf(0, body) as never), answerTicket(other, inputOf(0, body) as never)] as const
    expect(await both(sent)).toEqual({ done: 2, codes: [] })
    expect(await countOf(ticketId)).toBe(2)
  })

  it('close a ticket once, by its player or automatically, and lose no message sent meanwhile', async () => {
    const { ticketId } = await ask(one)
    expect(await both([closeOwnTicket(one, playerId, ticketId), closeOwnTicket(other, playerId, ticketId)])).toEqual(
      once,
    )
    const answered = (await ask(one)).ticketId
    const lastMessageId = await lastOf(answered)
    const body = { ticketId: answered, lastMessageId, text: 'Hotovo?', closes: false, idempotencyKey: randomUUID() }
    await answerTicket(one, inputOf(0, body) as never)
    api.clock.advance(40 * 86_400_000)
    const word = { ticketId: answered, text: 'Ještě ne.', idempotencyKey: randomUUID() }
    const { codes } = await both([closeSilent(one), replyToTicket(other, playerId, word)])
    // Depending on the order: the message is stored and opens the ticket, or the ticket was closed and the message is
    // refused.
    const state = await stateOf(answered)
    expect([await countOf(answered), state, codes]).toEqual(
      state === 'open' ? [3, 'open', []] : [2, 'closed', ['ERR_STATE_CHANGED']],
    )
  })

  it('store one of two templates with the same name', async () => {
    const texts = Object.fromEntries(one.languages.map((language) => [language, `Dobrý den (${language}).`]))
    const save = (needs: SupportNeeds, no: number) =>
      saveTemplate(needs, inputOf(no, { name: 'Souběh', topic: null, texts }) as never)
    expect(await both([save(one, 0), save(other, 1)])).toEqual({ done: 1, codes: ['ERR_TEMPLATE_NAME_TAKEN'] })
  })
})

it('a written template is in the audit log as a template, and not as a searched text', async () => {
  const texts = Object.fromEntries(one.languages.map((language) => [language, `Text šablony (${language}).`]))
  const body = { name: 'Do protokolu', topic: null, texts }
  const token = await api.freshToken('staff')
  const saved = await api.send(staffCalls.saveTemplate, { input: { body }, token })
  const { templateId } = saved.json<{ templateId: string }>()
  const again = { ...body, templateId, name: 'Do protokolu znovu' }
  await api.send(staffCalls.saveTemplate, { input: { body: again }, token })
  const rows = await api.db.query<{ subject: string | null; subjects: object[] }>(sql`
    select c.subject, o.subjects from audit.call c join audit.call_outcome o on o.call_id = c.id
     where c.action = ${staffCalls.saveTemplate.path} order by c.id`)
  expect(rows).toEqual([
    { subject: null, subjects: [{ kind: 'template', id: templateId, label: body.name }] },
    { subject: templateId, subjects: [{ kind: 'template', id: templateId, label: again.name }] },
  ])
})
