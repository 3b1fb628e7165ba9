import type { Static } from 'typebox'
import type { CashDifference, CashMovement, CashShift } from '#contract/shapes/cash.ts'
import type { CurrencyCode } from '#money'
import { countsAt, type Querier, type StaffCaller } from '#server/kernel/index.ts'
import { findVenues } from '#server/topology/index.ts'
import type { DifferenceShownRow } from './differences.queries.ts'
import type { MovementShownRow } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { sumShift, type ShiftRow } from './shifts.queries.ts'

export async function shiftShown(
  db: Querier,
  row: ShiftRow,
  { currency, caller }: { readonly currency: CurrencyCode; readonly caller: Pick<StaffCaller, 'userId'> },
): Promise<CashShift> {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const sums = await sumShift(db, row.id)
  return {
    shiftId: row.id,
    deskId: row.deskId,
    number: row.number,
    state: row.state,
    cashierName: row.cashierName,
    isOwn: row.cashierId === caller.userId,
    openedAt: row.openedAt.toISOString(),
    opening: money(row.openingMinor),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedByName: row.closedByName,
    counted: row.closingMinor === null ? null : money(row.closingMinor),
    expected: row.expectedMinor === null ? null : money(row.expectedMinor),
    cashIn: money(sums.cashInMinor),
    cashOut: money(sums.cashOutMinor),
    supplied: money(sums.suppliedMinor),
    collected: money(sums.collectedMinor),
    movements: sums.movements,
  }
}

export function movementShown(row: MovementShownRow): CashMovement {
  const { currency } = row
  return {
    movementId: row.id,
    number: row.number,
    shiftId: row.shiftId,
    kind: row.kind,
    amount: { amountMinor: row.deltaMinor, currency },
    playerId: row.playerId,
    way: row.way,
    balance: row.balanceMinor === null ? null : { amountMinor: row.balanceMinor, currency },
    reverses: row.reversesNumber,
    isReversed: row.isReversed,
    isIdentified: row.documentKind !== null,
    voucherId: row.voucherId,
    byName: row.byName,
    approvedByName: row.approvedByName,
    at: row.at.toISOString(),
  }
}

export async function differencesShown(
  { db, target, clock }: Pick<CashDeskNeeds, 'db' | 'target' | 'clock'>,
  rows: readonly DifferenceShownRow[],
  caller: Pick<StaffCaller, 'userId' | 'permissions' | 'venues'>,
): Promise<Static<typeof CashDifference>[]> {
  const { userId, permissions } = caller
  const names = await venueNames({ db, target, clock })
  return rows.map((row) => {
    const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
    const isOther = row.proposedBy !== userId && row.cashierId !== userId
    return {
      differenceId: row.id,
      shiftId: row.shiftId,
      deskName: row.deskName,
      venueName: names.get(row.venueId) ?? '',
      moment: row.moment,
      expected: money(row.expectedMinor),
      counted: money(row.countedMinor),
      explanation: row.explanation,
      state: row.state,
      cashierName: row.cashierName,
      proposedByName: row.proposedByName,
      proposedAt: row.proposedAt.toISOString(),
      decidedByName: row.decidedByName,
      decision: row.decision,
      canDecide:
        row.state === 'proposed' &&
        isOther &&
        permissions.includes('cash.manage') &&
        countsAt(caller, 'cash.manage', row.venueId),
    }
  })
}

/** Current names of the brand's venues. */
export async function venueNames({
  db,
  target,
  clock,
}: Pick<CashDeskNeeds, 'target' | 'clock'> & { readonly db: Querier }): Promise<ReadonlyMap<string, string>> {
  const venues = await findVenues(db, { target, now: clock.now() })
  return new Map(venues.map(({ venueId, name }) => [venueId, name]))
}
