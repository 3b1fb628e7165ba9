import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/corrections.ts'
import { serve } from '#server/kernel/index.ts'
import {
  approveCorrection,
  listCorrections,
  proposeCorrection,
  rejectCorrection,
  type CorrectionNeeds,
} from './correct-money.ts'

/** Money that is put right by hand. */
export function correctionRoutes(app: FastifyInstance, needs: CorrectionNeeds): void {
  serve(app, calls.listCorrections, (input) => listCorrections(needs, input))
  serve(app, calls.proposeCorrection, (input) => proposeCorrection(needs, input))
  serve(app, calls.approveCorrection, (input) => approveCorrection(needs, input))
  serve(app, calls.rejectCorrection, (input) => rejectCorrection(needs, input))
}
