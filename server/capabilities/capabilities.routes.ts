import type { FastifyInstance } from 'fastify'
import { getCapabilities } from '#contract/play-v1/capabilities.ts'
import { serve } from '#server/kernel/index.ts'
import type { CapabilityNeeds } from './needs.ts'
import { showCapabilities } from './show-capabilities.ts'

export function capabilityRoutes(app: FastifyInstance, needs: CapabilityNeeds): void {
  serve(app, getCapabilities, (input) => showCapabilities(needs, input))
}
