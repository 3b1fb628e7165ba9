import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/fees.ts'
import { serve, type AuditNotes, type Change } from '#server/kernel/index.ts'
import type { FeeNeeds } from './needs.ts'
import { approveTariff, proposeTariff, rejectTariff } from './propose-tariff.ts'
import { listFeeWays, listPlayerFees, tariffsListed } from './show-fees.ts'

/** Fees of the ways in and out: calls of players and staff. */
export function feeRoutes(app: FastifyInstance, needs: FeeNeeds): void {
  const decided = (
    { state, tariffId, method }: ReplyOf<typeof calls.approveFeeTariff>,
    { subject }: AuditNotes,
  ): Change => {
    subject('fee', tariffId, method)
    return [{ state: 'proposed' }, { state }]
  }
  serve(app, calls.getFees, () => listPlayerFees(needs))
  serve(app, calls.listFees, () => listFeeWays(needs))
  const tariffs = tariffsListed({ db: needs.db, target: needs.fees.target })
  serve(app, calls.listFeeTariffs, ({ query, caller }) => tariffs.page(query, caller))
  serve(
    app,
    calls.proposeFeeTariff,
    (input) => proposeTariff(needs, input),
    ({ state }, { body }) => [null, { state, tariff: body.tariff, payer: body.payer }],
  )
  serve(app, calls.approveFeeTariff, (input) => approveTariff(needs, input), decided)
  serve(app, calls.rejectFeeTariff, (input) => rejectTariff(needs, input), decided)
}
