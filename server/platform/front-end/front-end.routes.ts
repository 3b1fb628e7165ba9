import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/front-end.ts'
import { getConfigValue, type ServerConfigName } from '#contract/onling-v2/server-config.ts'
import { serve, type Clock, type Database } from '#server/kernel/index.ts'
import { removeValue, saveValue, showValue } from './front-end-values.ts'

export type FrontEndNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** Public values of market and brand. */
  readonly config: Readonly<Record<ServerConfigName, unknown>>
}

/** Mounts calls of front ends: values that staff store for them, and public configuration. */
export function frontEndRoutes(app: FastifyInstance, needs: FrontEndNeeds): void {
  serve(app, calls.saveValue, (input) => saveValue(needs, input))
  serve(app, calls.getValue, (input) => showValue(needs, input))
  serve(app, calls.removeValue, (input) => removeValue(needs, input))
  serve(app, getConfigValue, async ({ query: { name } }) => ({ name, value: needs.config[name] }))
}
