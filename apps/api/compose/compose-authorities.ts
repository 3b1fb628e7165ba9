import type { AuthorityNeeds, PackageNeeds } from '#server/authorities/index.ts'
import { makeHttpHandover } from '#server/authorities/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { nameOfGame } from './compose-tournaments.ts'
import type { Base, Ground } from './open-base.ts'

const HANDOVER_TIMEOUT_MS = 15_000

/** What authorities are given. Packages of the market that has the Czech supervision. */
export function composeAuthorities(
  { db, clock, configuration }: Ground,
  { registers }: Pick<RulesEnvironment, 'registers'>,
): AuthorityNeeds {
  const { brand, market } = configuration
  return {
    db,
    clock,
    target: brand.target,
    timeZone: market.timeZone,
    hasPackages: market.packagesFor === 'AISG',
    operator: { number: registers.aisg.operatorIco, name: brand.appName },
    nameOfGame: (gameKey) => nameOfGame(gameKey, 'cs'),
  }
}

/** What makes packages and hands them over; undefined where the market has none. */
export function composePackages(
  base: Pick<Base, 'db' | 'clock' | 'configuration' | 'logger'>,
  environment: Pick<RulesEnvironment, 'registers' | 'packages'>,
): PackageNeeds | undefined {
  const { packages } = environment
  if (!packages) return undefined
  return {
    ...composeAuthorities(base, environment),
    keys: packages.keys,
    handover: makeHttpHandover({ ...packages, timeoutMs: HANDOVER_TIMEOUT_MS }),
    onProblem: (problem, about) =>
      base.logger.error({ problem, ...about }, 'a package for the authority needs a person'),
  }
}
