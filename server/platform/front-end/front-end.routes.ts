import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/front-end.ts'
import { getConfigValue, type ServerConfigName } from '#contract/onling-v2/server-config.ts'
import { serve, type Clock, type Database } from '#server/kernel/index.ts'
import { removeValue, saveValue, showValue } from './front-end-values.ts'

export type FrontEndNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** What of market and brand everybody may know. */
  readonly config: Readonly<Record<ServerConfigName, unknown>>
}

/** What front ends ask for: values that staff keep for them, and the configuration they may know. */
export function frontEndRoutes(app: FastifyInstance, needs: FrontEndNeeds): void {
  serve(app, calls.saveValue, (input) => saveValue(needs, input))
  serve(app, calls.getValue, (input) => showValue(needs, input))
  serve(app, calls.removeValue, (input) => removeValue(needs, input))
  serve(app, getConfigValue, async ({ query: { name } }) => ({ name, value: needs.config[name] }))
}
