import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/front-end.ts'
import { getConfigValue, type ServerConfigName } from '#contract/onling-v2/server-config.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve } from '#server/kernel/index.ts'
import { listValues, removeAction, saveAction, showValue, type ValueNeeds } from './front-end-values.ts'

export type FrontEndNeeds = ValueNeeds & {
  /** Public values of market and brand. */
  readonly config: Readonly<Record<ServerConfigName, unknown>>
  readonly approvals: Approvals
}

/** Mounts calls of front ends: values that staff store for them, and public configuration. */
export function frontEndRoutes(app: FastifyInstance, needs: FrontEndNeeds): void {
  const save = needs.approvals.register(saveAction(needs))
  const remove = needs.approvals.register(removeAction(needs))
  serve(app, calls.saveValue, (input) => {
    const { name, value } = input.body
    return save({ name, value }, requestOf(input))
  })
  serve(app, calls.getValue, (input) => showValue(needs, input))
  serve(app, calls.removeValue, (input) =>
    remove({ name: input.query.name }, requestOf({ ...input, body: input.query })),
  )
  serve(app, calls.listValues, () => listValues(needs))
  serve(app, getConfigValue, async ({ query: { name } }) => ({ name, value: needs.config[name] }))
}
