import { X509Certificate } from 'node:crypto'
import { productVersion } from '#config/product-version.ts'
import type { FastifyInstance } from 'fastify'
import { cardRoutes, liveRoutes, openLiveView, reportAlive, type LiveNeeds } from '#server/live/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { RulesProcess } from '../environment/needed-variables.ts'
import { proposalLists } from './list-sources.ts'
import type { Base } from './open-base.ts'

/** Measurements of the live view. */
export function composeLive(
  { db, clock, logger, configuration }: Pick<Base, 'db' | 'clock' | 'logger' | 'configuration'>,
  {
    filesFolder,
    filesBucket,
    audit,
    partners,
  }: Pick<RulesEnvironment, 'filesFolder' | 'filesBucket' | 'audit' | 'partners'>,
): LiveNeeds {
  const { brand, market } = configuration
  return {
    db,
    clock,
    target: brand.target,
    currency: market.currency.code,
    timeZone: market.timeZone,
    proposals: () => proposalLists(brand.target),
    folders: [
      ...(filesBucket ? [] : [{ name: 'files' as const, path: filesFolder }]),
      ...(audit ? [{ name: 'audit' as const, path: audit.folder }] : []),
    ],
    certificates: findCertificates(partners),
    onProblem: (error, region) => logger.error({ err: error, region }, 'a part of the live view was not measured'),
  }
}

/** Reports periodically that this process is alive. Returns the function that stops it. */
export function reportProcessAlive(
  { db, clock, logger, configuration }: Pick<Base, 'db' | 'clock' | 'logger' | 'configuration'>,
  kind: RulesProcess,
): Promise<() => Promise<void>> {
  return reportAlive({
    db,
    clock,
    target: configuration.brand.target,
    kind,
    version: productVersion(),
    onProblem: (error) => logger.warn({ err: error }, 'the process could not say that it lives'),
  })
}

/** Mounts the live view, and reports that this process is alive. */
export async function mountLive(app: FastifyInstance, base: Base): Promise<{ readonly close: () => Promise<void> }> {
  const { db, clock, logger, configuration } = base
  const onError = (error: unknown) => logger.error({ err: error }, 'the live view was not read')
  const view = openLiveView({ db, target: configuration.brand.target, onError })
  base.onMessage(view.onMessage)
  base.forget(view.forgetAll)
  liveRoutes(app, view)
  cardRoutes(app, { db, clock, target: configuration.brand.target })
  return { close: await reportProcessAlive(base, 'api') }
}

/** Certificates among the values agreed with partners: the only values of the environment that have an expiry date. */
export function findCertificates(partners: RulesEnvironment['partners']): LiveNeeds['certificates'] {
  return [...partners].flatMap(([partner, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      if (!value.includes('-----BEGIN CERTIFICATE-----')) return []
      const { validToDate } = new X509Certificate(value)
      return [{ name: `${partner} ${name}`, endsAt: validToDate }]
    }),
  )
}
