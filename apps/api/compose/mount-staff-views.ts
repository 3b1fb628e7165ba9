import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import { callerCheckRoutes } from '#server/caller-checks/index.ts'
import { dossierRoutes } from '#server/dossier/index.ts'
import { riskRoutes } from '#server/risk/index.ts'
import { searchRoutes } from '#server/search/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { composeDocuments } from './compose-documents.ts'
import { composeDossier } from './compose-dossier.ts'
import { composeRisk } from './compose-risk.ts'
import type { Base } from './open-base.ts'

/** Mounts the rooms by which staff find a player, know who calls, see everything of one, and look after risk and care. */
export function mountStaffViews(
  app: FastifyInstance,
  base: Base,
  environment: RulesEnvironment,
  { signIn, approvals }: { readonly signIn: SignInNeeds; readonly approvals: Approvals },
): void {
  const { db, clock, cipher, configuration } = base
  const { brand, market } = configuration
  const found = { db, target: brand.target, cipher, country: market.countryCode }
  callerCheckRoutes(app, { ...found, clock, timeZone: market.timeZone })
  searchRoutes(app, found)
  dossierRoutes(app, composeDossier(base))
  riskRoutes(app, composeRisk(base, environment, { documents: composeDocuments(base, environment), signIn }), approvals)
}
