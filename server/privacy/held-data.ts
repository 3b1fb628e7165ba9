import { randomBytes } from 'node:crypto'
import type { PersonalPartName } from '#contract/states/privacy-states.ts'
import { decryptBytes, encryptBytes, newId, publish, type Transaction } from '#server/kernel/index.ts'
import type { Player } from '#server/players/index.ts'
import type { CollectedPart } from './archive/collect-data.ts'
import { yearsLater } from './calendar.ts'
import { destroyFilesOf } from './destroy-files-of.ts'
import type { PrivacyNeeds } from './needs.ts'
import { destroyKey, findHoldsToDestroy, insertHold, type HoldRow, type RequestRow } from './privacy.queries.ts'

const KEY_BYTES = 32
const BATCH = 50

/** The place that the key of a box is sealed for. */
export const keyBelongsTo = (holdId: string) => `privacy.hold:${holdId}`

/**
 * Puts data that the law requires us to retain into a box: a file that is encrypted with a key of its own. The key is
 * in the database and the box is not, so that a copy of either reveals nothing, and deleting one of them destroys both.
 */
export async function keepHeld(
  { law, files, cipher, clock }: PrivacyNeeds,
  tx: Transaction,
  kept: {
    readonly request: RequestRow
    readonly player: Player
    readonly at: Date
    readonly content: readonly CollectedPart[]
  },
): Promise<void> {
  const { request, player, at, content } = kept
  const { ruleId, packId, source, years } = law.retention()
  const id = newId(clock.now())
  const key = randomBytes(KEY_BYTES)
  await files.put(id, encryptBytes(key, Buffer.from(JSON.stringify(content)), id))
  await insertHold(tx, {
    id,
    requestId: request.id,
    playerId: player.id,
    ruleId,
    packId,
    source,
    parts: content.map(({ name }) => name),
    heldFrom: at,
    heldUntil: yearsLater(player.closedAt ?? at, years),
    keySealed: cipher.seal(key.toString('base64'), keyBelongsTo(id)),
  })
}

/** Content of a box; undefined when it is deleted. */
export async function readHeld(
  { files, cipher }: Pick<PrivacyNeeds, 'files' | 'cipher'>,
  { id, keySealed }: HoldRow,
): Promise<{ name: PersonalPartName; content: unknown }[] | undefined> {
  const box = keySealed === null ? undefined : await files.get(id)
  if (!box || keySealed === null) return undefined
  const key = Buffer.from(cipher.open(keySealed, keyBelongsTo(id)), 'base64')
  return JSON.parse(decryptBytes(key, box, id).toString('utf8')) as { name: PersonalPartName; content: unknown }[]
}

/** Deletes what no rule retains any more: files, box and key. Returns the number of people. */
export async function destroyHeld(needs: PrivacyNeeds): Promise<number> {
  const { db, clock, files } = needs
  const holds = await findHoldsToDestroy(db, clock.now(), BATCH)
  for (const { id, playerId, requestId } of holds) {
    // Files are deleted before the row that references them: after a crash it is repeated.
    await destroyFilesOf(needs, playerId, ({ fate }) => fate === 'held')
    await files.remove(id)
    await db.transaction(async (tx) => {
      await destroyKey(tx, id, clock.now())
      await publish(tx, 'privacy.held-data-destroyed', { playerId, requestId })
    })
  }
  return holds.length
}
