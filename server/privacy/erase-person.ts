import { assert, forEachApart, publish, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow, type PersonalPart, type Player } from '#server/players/index.ts'
import { collectData } from './archive/collect-data.ts'
import { destroyFilesOf } from './destroy-files-of.ts'
import { keepHeld } from './held-data.ts'
import type { PrivacyNeeds } from './needs.ts'
import { planFinding } from './plan-erasure.ts'
import { destroyArchives } from './prepare-export.ts'
import { eraseExplanations, lockRequest, moveRequest, takeToDo, type RequestRow } from './privacy.queries.ts'

const BATCH = 20

/**
 * Carries out requested erasures, in two steps. First everything is erased that no rule retains. Identity data is moved
 * into a sealed box as soon as no rule needs to find the person again: limits of somebody who returns, an exclusion. A failure
 * does not affect the others.
 */
export async function erasePeople(needs: PrivacyNeeds): Promise<void> {
  const { db, clock, target } = needs
  const wanted = { target, kind: 'erasure', limit: BATCH, now: clock.now() } as const
  const asked = await takeToDo(db, { ...wanted, state: 'asked' })
  const begun = await takeToDo(db, { ...wanted, state: 'begun' })
  const steps = [
    ...asked.map((id) => () => beginErasure(needs, id)),
    ...begun.map((id) => () => finishErasure(needs, id)),
  ]
  await forEachApart(steps, (step) => step(), 'Some people could not be erased.')
}

async function beginErasure(needs: PrivacyNeeds, id: string): Promise<void> {
  const { db, clock, target, parts } = needs
  const begun = await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.state !== 'asked') return undefined
    // A concurrent note about the person is either written before the erasure, or its writer reads that it has begun.
    await lockPlayerRow(tx, target, request.playerId)
    const busy = await findBusy(parts, tx, request.playerId)
    const at = clock.now()
    if (busy) {
      // The last letter must be sent before its address is erased.
      await moveRequest(tx, id, { state: 'asked', at: request.changedAt, waitsFor: busy })
      return undefined
    }
    for (const part of parts) if (part.fate !== 'held') await part.erase?.(tx, request.playerId, at)
    await moveRequest(tx, id, { state: 'begun', at })
    await publish(tx, 'privacy.erasure-begun', { playerId: request.playerId, requestId: id })
    return request
  })
  if (!begun) return
  await destroyFilesOf(needs, begun.playerId, (part) => part.fate !== 'held')
  await destroyArchives(needs, begun.playerId)
  await finishErasure(needs, id)
}

async function finishErasure(needs: PrivacyNeeds, id: string): Promise<void> {
  const { db, clock, target } = needs
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (request?.state !== 'begun') return
    const player = await lockPlayerRow(tx, target, request.playerId)
    assert(player?.closedAt, 'Who is erased has closed the account.')
    const at = clock.now()
    const found = await planFinding(needs, tx, player.id, player.closedAt)
    if (found && (found.until === null || new Date(found.until) > at)) {
      const waitsUntil = found.until === null ? {} : { waitsUntil: new Date(found.until) }
      return moveRequest(tx, id, { state: 'begun', at: request.changedAt, waitsFor: found.ruleId, ...waitsUntil })
    }
    await sealAway(needs, tx, { request, player, at })
  })
}

async function sealAway(
  needs: PrivacyNeeds,
  tx: Transaction,
  { request, player, at }: { request: RequestRow; player: Player; at: Date },
): Promise<void> {
  const held = needs.parts.filter(({ fate }) => fate === 'held')
  await keepHeld(needs, tx, { request, player, at, content: await collectData(held, tx, player.id) })
  for (const { erase } of held) await erase?.(tx, player.id, at)
  await eraseExplanations(tx, player.id)
  await moveRequest(tx, request.id, { state: 'done', at })
  await publish(tx, 'privacy.person-erased', { playerId: player.id, requestId: request.id })
}

async function findBusy(parts: readonly PersonalPart[], tx: Transaction, playerId: number) {
  for (const { name, isBusy } of parts) if (await isBusy?.(tx, playerId)) return name
  return undefined
}
