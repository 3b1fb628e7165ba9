import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import type { TopologyNeeds } from './needs.ts'
import { servicePlaceRoutes } from './services/service-places.routes.ts'
import { staffPlaceRoutes } from './staff-places.routes.ts'

/** Mounts the calls about places: those of staff and those of services. */
export function topologyRoutes(app: FastifyInstance, needs: TopologyNeeds, approvals: Approvals): void {
  staffPlaceRoutes(app, needs, approvals)
  servicePlaceRoutes(app, needs)
}
