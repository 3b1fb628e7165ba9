import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import { typeRestrictionList } from '#contract/lists/bank-statements.ts'
import * as payment from '#contract/onling-v2/type-restrictions.ts'
import { listTypeRestrictions } from '#contract/play-v1/type-restrictions.ts'
import { makeWholeList, serve, type Clock, type Database, type Input } from '#server/kernel/index.ts'
import { deviceWallets } from '#partners/partner-facts.ts'
import * as queries from './restrictions.queries.ts'

export type RestrictionNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly playerExists: (playerId: number) => Promise<boolean>
}

const SHOWN_MAX = 500

/** Whether a way is closed to a player: checked before a deposit or withdrawal begins. */
export async function isTypeRestricted(
  { db, target }: Pick<RestrictionNeeds, 'db' | 'target'>,
  playerId: number,
  asked: queries.RestrictedType,
): Promise<boolean> {
  const closed = await queries.listOfPlayer(db, target, playerId)
  return closed.some(({ direction, method }) => direction === asked.direction && method === asked.method)
}

/**
 * Closes or opens a method; for cards also the wallets of devices, when requested. Idempotent, except that the last
 * person is recorded.
 */
async function setRestriction(
  needs: RestrictionNeeds,
  {
    body,
    caller,
    refuse,
    changed,
  }: Pick<Input<typeof payment.setTypeRestriction>, 'body' | 'caller' | 'refuse' | 'changed'>,
): Promise<ReplyOf<typeof payment.setTypeRestriction>> {
  const { db, clock, target, playerExists } = needs
  const { playerId = queries.WHOLE_BRAND, direction, method, isRestricted, explanation } = body
  if (body.playerId !== undefined && !(await playerExists(body.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const isOfCards = direction === 'deposit' && method === 'CardOnline'
  if (body.withDeviceWallets && !isOfCards) return refuse('ERR_METHOD_NOT_AVAILABLE', { field: 'withDeviceWallets' })
  const methods = body.withDeviceWallets ? [method, ...deviceWallets] : [method]
  const by = { setAt: clock.now(), setBy: caller.userId, setByName: caller.name }
  const closedBefore = await db.transaction(async (tx) => {
    const closed = await queries.lockClosed(tx, target, { playerId, direction, methods })
    for (const one of methods) {
      const of = { playerId, direction, method: one }
      if (isRestricted) await queries.saveRestriction(tx, target, { ...of, explanation, ...by })
      else await queries.deleteRestriction(tx, target, of)
    }
    return closed
  })
  // By name: with the wallets of devices some were closed before, and some were not.
  const asked = { direction, method: methods.join(', ') }
  changed(
    { ...asked, closed: closedBefore.join(', ') || null },
    { ...asked, closed: isRestricted ? asked.method : null },
  )
  return listRestrictions(needs)
}

async function listRestrictions(
  { db, target }: Pick<RestrictionNeeds, 'db' | 'target'>,
  most = SHOWN_MAX,
): Promise<ReplyOf<typeof payment.setTypeRestriction>> {
  const rows = await queries.listOfTarget(db, target, most)
  return {
    restrictions: rows.map(({ playerId, direction, method, explanation, setAt, setByName }) => ({
      playerId: playerId === queries.WHOLE_BRAND ? null : playerId,
      direction,
      method,
      explanation,
      setAt: setAt.toISOString(),
      setBy: setByName,
    })),
  }
}

/** Closed payment methods, as a list of the back office. */
export const typeRestrictionsListed = (needs: Pick<RestrictionNeeds, 'db' | 'target'>) =>
  makeWholeList({
    list: typeRestrictionList,
    call: listTypeRestrictions,
    keyOf: ({ direction, method, playerId }) => `${playerId ?? 0} ${direction} ${method}`,
    read: async (_question, _reader, most) => (await listRestrictions(needs, most)).restrictions,
  })

/** Calls about closed ways in and out, for players and staff. */
export function restrictionRoutes(app: FastifyInstance, needs: RestrictionNeeds): void {
  serve(app, payment.getTypeRestrictions, async ({ caller }) => ({
    restrictions: await queries.listOfPlayer(needs.db, needs.target, caller.playerId),
  }))
  serve(app, payment.setTypeRestriction, (input) => setRestriction(needs, input))
  const listed = typeRestrictionsListed(needs)
  serve(app, listTypeRestrictions, ({ query, caller }) => listed.page(query, caller))
}
