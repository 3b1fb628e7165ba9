import type { AuthorityNeeds, InspectionNeeds, PackageNeeds } from '#server/authorities/index.ts'
import { makeHttpHandover } from '#server/authorities/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findPeopleWith, findStaffById } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import { nameOfGame } from './compose-tournaments.ts'
import type { Base, Ground } from './open-base.ts'

const HANDOVER_TIMEOUT_MS = 15_000

/** Data for authorities: packages for the Czech supervision. */
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
    market: market.key,
    language: market.defaultLocale === 'sk' ? 'sk' : 'cs',
    nameOfGame: (gameKey) => nameOfGame(gameKey, 'cs'),
  }
}

/** Data that inspectors of the state may see. */
export function composeInspection(
  { db, clock, configuration }: Ground,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
): InspectionNeeds {
  const { currency, defaultLocale } = configuration.market
  return {
    db,
    clock,
    currency: currency.code,
    accountKey: keyFor(sessionPepper, 'accounts shown to inspectors'),
    nameOfGame: (gameKey) => nameOfGame(gameKey, defaultLocale),
  }
}

/** Makes packages and delivers them; undefined where the market has none. */
export function composePackages(
  base: Pick<Base, 'db' | 'clock' | 'configuration' | 'logger'>,
  environment: Pick<RulesEnvironment, 'registers' | 'packages' | 'publicBackofficeOrigin'>,
): PackageNeeds | undefined {
  const { packages } = environment
  if (!packages) return undefined
  const { clock } = base
  const needs = composeAuthorities(base, environment)
  const queueMail = makeMailQueue({ clock, target: needs.target })
  return {
    ...needs,
    keys: packages.keys,
    handover: makeHttpHandover({ ...packages, timeoutMs: HANDOVER_TIMEOUT_MS }),
    notifyStaff: async (tx, { how, name }) => {
      for (const { userId } of await findPeopleWith(tx, { clock, target: needs.target }, 'authorities.manage')) {
        const person = await findStaffById(tx, userId)
        const values = { how, name, url: `${environment.publicBackofficeOrigin}/authorities` }
        if (person?.isActive)
          await queueMail(tx, { to: person.email, language: person.language, template: 'staff-package', values })
      }
    },
    onProblem: (problem, about) =>
      base.logger.error({ problem, ...about }, 'a package for the authority needs a person'),
  }
}
