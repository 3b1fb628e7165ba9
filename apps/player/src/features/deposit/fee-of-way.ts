import type { ReplyOf } from '#contract/call.ts'
import type { getFees } from '#contract/play-v1/fees.ts'
import { feeOf } from '#contract/shapes/fees.ts'
import type { DepositWay } from './deposit-ways.ts'

export type PlayerFees = ReplyOf<typeof getFees>['fees']

/** The fee of an amount on a way, in minor units; 0 where there is none. */
export function feeOfWay(
  fees: PlayerFees,
  way: Pick<DepositWay, 'method' | 'gateway'> | undefined,
  amountMinor: number | undefined,
): number {
  const fee = fees.find(({ method, gateway }) => method === way?.method && gateway === way.gateway)
  return fee && amountMinor !== undefined ? feeOf(fee.tariff, amountMinor) : 0
}
