import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-cash.ts'
import { countsAt, type Input, type StaffCaller } from '#server/kernel/index.ts'
import { findDesk, findDesks } from './desks.queries.ts'
import { LISTED_MAX } from './difference-proposals.ts'
import { findDifferencesOfShift, findOpenDifferences } from './differences.queries.ts'
import { findMovementsOfShift } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { findLivingShift, findShift } from './shifts.queries.ts'
import { differencesShown, movementShown, shiftShown, venueNames } from './show-cash.ts'

const MOVEMENTS_MAX = 500

/** Desks of the brand, each with its current shift. */
export async function listDesks(needs: CashDeskNeeds, caller: StaffCaller): Promise<ReplyOf<typeof calls.listDesks>> {
  const { db, target } = needs
  const names = await venueNames(needs)
  const desks = (await findDesks(db, target)).filter(({ venueId }) => countsAt(caller, 'cash.read', venueId))
  return {
    desks: await Promise.all(
      desks.map(async ({ id, venueId, name, currency }) => {
        const living = await findLivingShift(db, id)
        return {
          deskId: id,
          venueId,
          venueName: names.get(venueId) ?? '',
          name,
          currency,
          shift: living ? await shiftShown(db, living, { currency, caller }) : null,
        }
      }),
    ),
  }
}

export async function showShift(
  needs: CashDeskNeeds,
  { query, caller, refuse }: Input<typeof calls.getShift>,
): Promise<ReplyOf<typeof calls.getShift>> {
  const { db, target, currency } = needs
  const row = await findShift(db, target, query.shiftId.toLowerCase())
  const desk = row && (await findDesk(db, target, row.deskId))
  if (!row || !desk || !countsAt(caller, 'cash.read', desk.venueId)) return refuse('ERR_SHIFT_NOT_FOUND')
  return {
    shift: await shiftShown(db, row, { currency, caller }),
    movements: (await findMovementsOfShift(db, row.id, MOVEMENTS_MAX)).map(movementShown),
    differences: await differencesShown(needs, await findDifferencesOfShift(db, row.id), caller),
  }
}

export async function listDifferences(
  needs: CashDeskNeeds,
  caller: StaffCaller,
): Promise<ReplyOf<typeof calls.listDifferences>> {
  const open = await findOpenDifferences(needs.db, needs.target, LISTED_MAX)
  const rows = open.filter(({ venueId }) => countsAt(caller, 'cash.read', venueId))
  return { differences: await differencesShown(needs, rows, caller) }
}
