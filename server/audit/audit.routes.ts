import type { FastifyInstance } from 'fastify'
import * as user from '#contract/onling-v2/user.ts'
import { serve, type Database } from '#server/kernel/index.ts'
import { getAudit } from './get-audit.ts'
import { recordRefusedCalls } from './record-refused-call.ts'

/** The call of the audit, and the record of staff calls that were refused before they ran. */
export function routes(app: FastifyInstance, needs: { readonly db: Database }): void {
  recordRefusedCalls(app)
  serve(app, user.getAudit, (input) => getAudit(needs, input))
}
