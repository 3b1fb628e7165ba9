import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import { listPublicVenues as call } from '#contract/play-v1/venues.ts'
import { serve } from '#server/kernel/index.ts'
import type { TopologyNeeds } from './needs.ts'
import { servicePlaceRoutes } from './services/service-places.routes.ts'
import { listPublicVenues } from './show/list-public-venues.ts'
import { staffPlaceRoutes } from './staff-places.routes.ts'

/** Mounts the calls about places: of staff, of services, and public ones. */
export function topologyRoutes(app: FastifyInstance, needs: TopologyNeeds, approvals: Approvals): void {
  staffPlaceRoutes(app, needs, approvals)
  servicePlaceRoutes(app, needs)
  serve(app, call, () => listPublicVenues(needs))
}
