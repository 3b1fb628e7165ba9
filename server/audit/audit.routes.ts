import type { FastifyInstance } from 'fastify'
import * as user from '#contract/onling-v2/user.ts'
import * as chain from '#contract/play-v1/audit.ts'
import { serve, type Clock, type Database, type FieldCipher } from '#server/kernel/index.ts'
import { requestCheck, showChain } from './chain/show-chain.ts'
import { auditListed } from './get-audit.ts'
import { recordRefusedCalls } from './record-refused-call.ts'

export type AuditNeeds = { readonly db: Database; readonly clock: Clock; readonly cipher: FieldCipher }

/** The calls of the audit, and the record of calls that were refused before they ran. */
export function routes(app: FastifyInstance, needs: AuditNeeds): void {
  recordRefusedCalls(app)
  const log = auditListed(needs)
  serve(app, user.getAudit, ({ query, caller }) => log.page(query, caller))
  serve(app, chain.getChain, () => showChain(needs))
  serve(app, chain.checkChain, (input) => requestCheck(needs, input))
}
