import { listMovements, listShifts } from '#contract/play-v1/staff-cash.ts'
import type { CashMovementKind, ShiftState } from '#contract/states/cash-states.ts'
import type { CurrencyCode } from '#money'
import { makeListSource, type Instant } from '#server/kernel/index.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { venueNames } from '../show-cash.ts'
import { movementsInSql, movementsOfBrand, shiftsInSql, shiftsOfBrand } from './cash-lists.queries.ts'

type Needs = Pick<CashDeskNeeds, 'db' | 'clock' | 'target'>

type ListedShift = {
  readonly id: string
  readonly number: number
  readonly state: ShiftState
  readonly cashierName: string
  readonly openedAt: Instant
  readonly openingMinor: number
  readonly closedAt: Instant | null
  readonly closedByName: string | null
  readonly closingMinor: number | null
  readonly expectedMinor: number | null
  readonly deskName: string
  readonly venueId: string
  readonly currency: CurrencyCode
}

/** The list of shifts of the brand's desks. */
export const shiftsListed = (needs: Needs) =>
  makeListSource(
    { db: needs.db },
    {
      of: shiftsInSql,
      call: listShifts,
      where: (_, reader) => shiftsOfBrand(needs.target, reader.venues?.['cash.read']),
      show: async (rows: readonly ListedShift[]) => {
        const names = await venueNames(needs)
        return rows.map(({ currency, ...row }) => {
          const money = (amountMinor: number | null) => (amountMinor === null ? null : { amountMinor, currency })
          return {
            shiftId: row.id,
            openedAt: row.openedAt.toISOString(),
            venueName: names.get(row.venueId) ?? '',
            deskName: row.deskName,
            number: row.number,
            state: row.state,
            cashierName: row.cashierName,
            opening: { amountMinor: row.openingMinor, currency },
            expected: money(row.expectedMinor),
            counted: money(row.closingMinor),
            closedAt: row.closedAt?.toISOString() ?? null,
            closedByName: row.closedByName,
          }
        })
      },
    },
  )

type ListedMovement = {
  readonly id: string
  readonly number: number
  readonly kind: CashMovementKind
  readonly deltaMinor: number
  readonly currency: CurrencyCode
  readonly playerId: number | null
  readonly documentKind: string | null
  readonly byName: string
  readonly approvedByName: string | null
  readonly at: Instant
  readonly deskName: string
  readonly venueId: string
}

/** The list of movements of the drawers of the brand's desks. */
export const movementsListed = (needs: Needs) =>
  makeListSource(
    { db: needs.db },
    {
      of: movementsInSql,
      call: listMovements,
      where: (_, reader) => movementsOfBrand(needs.target, reader.venues?.['cash.read']),
      show: async (rows: readonly ListedMovement[]) => {
        const names = await venueNames(needs)
        return rows.map(({ deltaMinor: amountMinor, currency, ...row }) => ({
          movementId: row.id,
          at: row.at.toISOString(),
          venueName: names.get(row.venueId) ?? '',
          deskName: row.deskName,
          number: row.number,
          kind: row.kind,
          amount: { amountMinor, currency },
          playerId: row.playerId,
          isIdentified: row.documentKind !== null,
          byName: row.byName,
          approvedByName: row.approvedByName,
        }))
      },
    },
  )
