import type { ReplyOf } from '#contract/call.ts'
import { feeTariffList } from '#contract/lists/proposals.ts'
import * as calls from '#contract/play-v1/fees.ts'
import { FEE_PAYERS, type FeePayer, type FeeTariff, type FeeWay } from '#contract/shapes/fees.ts'
import { depositMethods, depositPartners } from '#contract/shapes/payment-names.ts'
import { makeWholeList, type Database } from '#server/kernel/index.ts'
import * as queries from './fees.queries.ts'
import type { FeeNeeds, FeeRules } from './needs.ts'

type Payed = FeeWay & { readonly payer: FeePayer }

/** Whether this fee is permitted: players may be charged only where the market allows it. */
export function isAllowed({ playerMethods }: FeeRules, { direction, method, payer }: Payed): boolean {
  return payer === 'house' || (direction === 'deposit' && playerMethods.includes(method))
}

/** Fees that players pay now; a way that is not listed costs nothing. */
export async function listPlayerFees({ db, clock, fees }: FeeNeeds): Promise<ReplyOf<typeof calls.getFees>> {
  const valid = await queries.listValid(db, fees, clock.now())
  return {
    fees: valid
      .filter((row) => row.payer === 'player' && isAllowed(fees, row))
      .flatMap((row) => {
        const method = depositMethods.find((one) => one === row.method)
        const gateway = depositPartners.find((one) => one === row.partner)
        return method && gateway ? [{ method, gateway, tariff: tariffOf(row) }] : []
      }),
  }
}

/** For staff: every way of the brand, its current fee and its next one. */
export async function listFeeWays({ db, clock, fees }: FeeNeeds): Promise<ReplyOf<typeof calls.listFees>> {
  const now = clock.now()
  const [valid, next] = await Promise.all([queries.listValid(db, fees, now), queries.listNext(db, fees, now)])
  const of = (rows: readonly queries.TariffRow[], way: Payed) => {
    const row = rows.find((one) => isSameWay(one, way))
    return row ? { ...tariffOf(row), validFrom: row.validFrom.toISOString() } : null
  }
  return {
    currency: fees.currency,
    ways: fees.ways
      .flatMap((way) => FEE_PAYERS.map((payer) => ({ ...way, payer })))
      .map((way) => ({ ...way, isAllowed: isAllowed(fees, way), current: of(valid, way), next: of(next, way) })),
  }
}

/** Tariffs that were proposed and decided, as a list of the back office. */
export const tariffsListed = ({ db, target }: { readonly db: Database; readonly target: string }) =>
  makeWholeList({
    list: feeTariffList,
    call: calls.listFeeTariffs,
    keyOf: ({ tariffId }) => tariffId,
    read: async ({ state = null }, _reader, most) =>
      (await queries.listTariffs(db, { target, state, before: null }, most)).map(tariffShown),
  })

/** A tariff with its history, as staff see it. */
export function tariffShown(row: queries.TariffRow): ReplyOf<typeof calls.proposeFeeTariff> {
  return {
    tariffId: row.id,
    direction: row.direction,
    method: row.method,
    partner: row.partner,
    payer: row.payer,
    tariff: tariffOf(row),
    currency: row.currency,
    validFrom: row.validFrom.toISOString(),
    explanation: row.explanation,
    state: row.state,
    proposedBy: row.proposedBy,
    proposedByName: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    decidedByName: row.decidedByName,
    decision: row.decision,
  }
}

function tariffOf({ fixedMinor, basisPoints, minMinor, maxMinor }: FeeTariff): FeeTariff {
  return { fixedMinor, basisPoints, minMinor, maxMinor }
}

function isSameWay(one: Payed, other: Payed): boolean {
  return (
    one.direction === other.direction &&
    one.method === other.method &&
    one.partner === other.partner &&
    one.payer === other.payer
  )
}
