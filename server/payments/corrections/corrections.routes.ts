import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/corrections.ts'
import { serve, type AuditNotes, type Change } from '#server/kernel/index.ts'
import {
  approveCorrection,
  correctionsListed,
  proposeCorrection,
  rejectCorrection,
  type CorrectionNeeds,
} from './correct-money.ts'

/** Corrections of players' money by staff. */
export function correctionRoutes(app: FastifyInstance, needs: CorrectionNeeds): void {
  const decided = (
    { state, amount, playerId }: ReplyOf<typeof calls.approveCorrection>,
    { concerns }: AuditNotes,
  ): Change => {
    concerns(playerId)
    return [{ state: 'proposed' }, { state, amount }]
  }
  const listed = correctionsListed(needs)
  serve(app, calls.listCorrections, ({ query, caller }) => listed.page(query, caller))
  serve(
    app,
    calls.proposeCorrection,
    (input) => proposeCorrection(needs, input),
    ({ state, amount, reason }) => [null, { state, amount, reason }],
  )
  serve(app, calls.approveCorrection, (input) => approveCorrection(needs, input), decided)
  serve(app, calls.rejectCorrection, (input) => rejectCorrection(needs, input), decided)
}
