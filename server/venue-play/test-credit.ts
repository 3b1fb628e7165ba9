import { expect } from 'vitest'
import { openMail } from '#apps/api/compose/open-mail.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-hall.ts'
import * as calls from '#contract/play-v1/venue-play.ts'
import { openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { creditReactions, judgeCredit, lookBackAtCredit } from './credit/judge-credit.ts'
import { CARD, openTestHall, PIN, type Answer } from './test-venue.ts'

export const QUARTER_MS = 15 * 60_000
export const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

/** A hall, a player with money for it, its staff, and two workers that judge credit. */
export async function openTestCredit() {
  const hall = await openTestHall({})
  const { api, playerId, terminals } = hall
  const otherDb = openDatabase({ url: api.db.url, connections: 4, applicationName: 'other' })
  const { configuration } = api.environment
  const { target } = configuration.brand
  const needs = [api.db, otherDb].map(
    (db) =>
      ({
        db,
        clock: api.clock,
        target,
        currency: 'CZK',
        findContact: (querier: Pick<Database, 'query'>, id: number) => findPlayerById(querier, target, id),
        sendLetter: openMail({ clock: api.clock, configuration }),
      }) as const,
  )
  const asPlayer = (call: CallDefinition, input: object) => hall.ask(call, input, hall.playerToken)
  await asPlayer(own.setLandBasedWalletEnable, { body: { isEnabled: true } })
  const money = { amount: czk(80_000), to: 'land-based', idempotencyKey: 'money-for-the-venues' }
  const begun = await asPlayer(own.transfer, { body: money })
  await asPlayer(own.commit, { query: { id: begun['transferId'] } })

  const staffTokens = { cashier: '', manager: '' }
  const atHall = async (call: CallDefinition, input: object) => {
    const answer = await hall.ask(call, input, await hall.freshHallToken())
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 })
    return answer
  }
  const move = (
    call: CallDefinition,
    amountMinor: number,
    { terminal = 0, reference = hall.reference() }: { terminal?: number | null; reference?: string } = {},
  ) => {
    const place = terminal === null ? {} : { place: terminals[terminal] }
    return atHall(call, { query: { playerId }, body: { amount: czk(amountMinor), reference, ...place } })
  }
  /** Both workers hear of a transfer, each of them twice. */
  const hear = async (transfer: Answer) => {
    const event = { transferId: String(transfer['transferId']), playerId, state: String(transfer['state']) }
    const reactions = [...needs, ...needs].flatMap((one) => creditReactions(one))
    await Promise.all(reactions.map(({ react }) => react(event as never)))
  }
  const judge = () => Promise.all(needs.map((one) => judgeCredit(one)))
  const judgeLater = async () => {
    api.clock.advance(QUARTER_MS)
    await judge()
  }
  const incidents = async (reason: string) => {
    const shown = await hall.ask(staff.getHall, { query: { venueId: TEST_VENUE.id } }, await api.freshToken('staff'))
    return (shown['incidents'] as { reason: string; incidentId: string; credit: object }[]).filter(
      (one) => one.reason === reason,
    )
  }
  return {
    hall,
    judge,
    judgeLater,
    /** Both workers look back; how many sittings they judged. */
    lookBack: async () =>
      (await Promise.all(needs.map((one) => lookBackAtCredit(one)))).reduce((sum, one) => sum + one, 0),
    hear,
    incidents,
    signIn: async (terminal = 0) => {
      api.clock.advance(60_000)
      const body = { terminalId: terminals[terminal], cardNumber: CARD, pin: PIN }
      return String((await atHall(calls.signIn, { body }))['sittingId'])
    },
    leaveByPhone: async () => hall.ask(calls.leaveTerminal, { body: {} }, await api.freshToken('player')),
    take: (amountMinor: number, terminal = 0) => move(account.transferFrom, amountMinor, { terminal }),
    giveBack: async (amountMinor: number, more: Parameters<typeof move>[2] = {}) => {
      const given = await move(account.transferTo, amountMinor, more)
      await hear(given)
      return given
    },
    /** Of which no worker hears. */
    giveBackUnheard: (amountMinor: number) => move(account.transferTo, amountMinor),
    /** What another venue reports, or a rollback that names no sitting. */
    reportOne: async (fact: object, client = 'hall') => {
      const at = api.clock.now().toISOString()
      const body = { sentAt: at, facts: [{ reference: hall.reference(), playerId, at, ...fact }] }
      return (await hall.ask(calls.report, { body }, await hall.freshHallToken(client)))['outcomes']
    },
    stake: async (sittingId: string, amountMinor: number) => {
      const reference = hall.reference()
      await atHall(calls.stake, { body: { sittingId, amountMinor, reference } })
      return reference
    },
    /** Facts of sittings, reported twice in one message and once more. */
    report: async (...of: readonly { sittingId: string; kind: string; amountMinor: number }[]) => {
      const at = api.clock.now().toISOString()
      const facts = of.map((one) => ({ reference: hall.reference(), playerId, terminalId: terminals[0], at, ...one }))
      const body = { sentAt: at, facts: [...facts, ...facts] }
      await Promise.all([atHall(calls.report, { body }), atHall(calls.report, { body })])
    },
    /** A cashier closes the only open case, and a manager of the hall agrees. */
    close: async () => {
      staffTokens.cashier = await api.tokenOfRole('cashier')
      staffTokens.manager = await api.tokenOfRole('hall-manager')
      const [one] = await incidents('credit-left')
      const explanation = 'The machine was out of order, the cashier paid by hand.'
      const body = { incidentId: one?.incidentId, outcome: 'paid', receipt: 'P-17', explanation }
      const waits = await hall.ask(staff.closeCredit, { body }, staffTokens.cashier)
      const { approvalId } = waits['details'] as { approvalId: string }
      const agreed = { approvalId, explanation: 'I have seen the receipt.' }
      const signed = await hall.ask(approve, { body: agreed }, staffTokens.manager)
      expect(signed, JSON.stringify(signed)).toMatchObject({ status: 200, state: 'executed' })
    },
    letters: async (template: string) =>
      (await api.db.query(sql`select 1 from messaging.outgoing where template = ${template}`)).length,
    end: async () => {
      await otherDb.close()
      await api.close()
    },
  }
}
