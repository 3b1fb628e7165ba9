import type { FastifyInstance } from 'fastify'
import { callerCheckRoutes } from '#server/caller-checks/index.ts'
import { dossierRoutes } from '#server/dossier/index.ts'
import { searchRoutes } from '#server/search/index.ts'
import { composeDossier } from './compose-dossier.ts'
import type { Base } from './open-base.ts'

/** Mounts the rooms by which staff find a player, know who calls, and see everything of one. */
export function mountStaffViews(app: FastifyInstance, base: Base): void {
  const { db, clock, cipher, configuration } = base
  const { brand, market } = configuration
  const found = { db, target: brand.target, cipher, country: market.countryCode }
  callerCheckRoutes(app, { ...found, clock, timeZone: market.timeZone })
  searchRoutes(app, found)
  dossierRoutes(app, composeDossier(base))
}
