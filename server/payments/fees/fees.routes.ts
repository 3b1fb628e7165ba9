import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/fees.ts'
import { serve } from '#server/kernel/index.ts'
import type { FeeNeeds } from './needs.ts'
import { approveTariff, proposeTariff, rejectTariff } from './propose-tariff.ts'
import { listFeeWays, listPlayerFees, listTariffs } from './show-fees.ts'

/** What ways in and out cost: the player's view and staff's. */
export function feeRoutes(app: FastifyInstance, needs: FeeNeeds): void {
  serve(app, calls.getFees, () => listPlayerFees(needs))
  serve(app, calls.listFees, () => listFeeWays(needs))
  serve(app, calls.listFeeTariffs, (input) => listTariffs(needs, input))
  serve(app, calls.proposeFeeTariff, (input) => proposeTariff(needs, input))
  serve(app, calls.approveFeeTariff, (input) => approveTariff(needs, input))
  serve(app, calls.rejectFeeTariff, (input) => rejectTariff(needs, input))
}
