import type { ReplyOf } from '#contract/call.ts'
import type * as account from '#contract/funds-transfer/player-account.ts'
import type * as queue from '#contract/funds-transfer/player-queue.ts'
import { placeOf, refuse, type ClientCaller, type Input } from '#server/kernel/index.ts'
import { readLandBased, type LandBased } from '#server/wallet/index.ts'
import { SMALLEST_MINOR } from './begin-transfer.ts'
import type { TransferNeeds } from './needs.ts'
import * as queries from './transfers.queries.ts'

const QUEUE_MAX = 500

/** What a venue can reach of a player's money: nothing while the player has it disabled. */
export async function readVenueBalance(
  needs: TransferNeeds,
  playerId: number,
): Promise<ReplyOf<typeof account.getBalance>> {
  const { isEnabled, balance } = await findLandBased(needs, playerId)
  return { isEnabled, balance: isEnabled ? balance : { ...balance, amountMinor: 0 } }
}

/** Current minimum and maximum of one transfer of a player. */
export async function readTransferLimits(
  needs: TransferNeeds,
  playerId: number,
): Promise<ReplyOf<typeof account.getTransferLimits>> {
  const { isEnabled, balance } = await findLandBased(needs, playerId)
  const { minMinor, maxMinor, currency } = needs.rules
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const most = isEnabled ? maxMinor : 0
  return {
    from: { min: money(minMinor), max: money(Math.min(most, balance.amountMinor)) },
    to: { min: money(SMALLEST_MINOR), max: money(most) },
  }
}

async function findLandBased({ db, playerExists }: TransferNeeds, playerId: number): Promise<LandBased> {
  const land = (await playerExists(playerId)) ? await readLandBased(db, playerId) : undefined
  return land ?? refuse('ERR_PLAYER_NOT_FOUND')
}

type Add = { readonly playerId: number; readonly place?: string | undefined }
type Change = { readonly caller: ClientCaller; readonly add?: Add; readonly remove?: { readonly playerId: number } }

/**
 * Adds a player to a queue, and removes another one, in one transaction. A terminal that the place names must stand at the
 * client's venue now.
 */
export async function changeQueue(
  { db, clock, playerExists, findTerminal }: TransferNeeds,
  name: queries.QueueName,
  { caller, add, remove }: Change,
): Promise<ReplyOf<typeof queue.addToQueue>> {
  if (add && !(await playerExists(add.playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
  const { venueId } = caller
  const terminal = venueId !== null && add?.place !== undefined ? await findTerminal(venueId, add.place) : null
  await db.transaction(async (tx) => {
    if (remove) await queries.deleteFromQueue(tx, name, { ...remove, venueId })
    if (add)
      await queries.insertIntoQueue(tx, name, {
        playerId: add.playerId,
        place: placeOf(caller, terminal?.serial ?? add.place),
        venueId,
        addedAt: clock.now(),
      })
  })
  return { done: true }
}

export async function listQueue(
  { db }: TransferNeeds,
  { query, caller }: Pick<Input<typeof queue.listQueue>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof queue.listQueue>> {
  const rows = await queries.listQueue(db, { ...query, venueId: caller.venueId }, QUEUE_MAX)
  return { players: rows.map(({ playerId, place, addedAt }) => ({ playerId, place, addedAt: addedAt.toISOString() })) }
}
