import { operatingFigures } from '#config/operating-figures.ts'
import type { Approvals, NotifyProposer } from '#server/approvals/index.ts'
import type { CashDeskNeeds } from '#server/cash-desk/index.ts'
import { findOtherAccounts, findPlayerById } from '#server/players/index.ts'
import { countsAt } from '#server/kernel/index.ts'
import { findGrants, proveCard } from '#server/sign-in/index.ts'
import { judgePlace } from '#server/topology/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { giftsAtWithdrawal } from './compose-gifts-at-withdrawal.ts'
import { composeCashLaw } from './compose-cash-law.ts'
import { composeTopology } from './compose-topology.ts'
import type { Base } from './open-base.ts'
import type { Money } from './open-money.ts'
import type { People } from './open-people.ts'

/** Composes cash desks, with the same gates as deposits and withdrawals. */
export function composeCashDesk(
  base: Base,
  environment: RulesEnvironment,
  {
    people: { signIn, accountFacts, accountGate },
    money: { payments, judgeCashIn },
    approvals,
    notifyProposer,
  }: {
    readonly people: People
    readonly money: Money
    readonly approvals: Approvals
    readonly notifyProposer: NotifyProposer
  },
): CashDeskNeeds {
  const { db, clock, cipher, configuration } = base
  const { brand, market } = configuration
  const { name, companyNumber, registeredOffice } = brand.operator
  const places = composeTopology(base, environment)
  const { deposit, withdrawal } = operatingFigures[market.key]
  return {
    db,
    clock,
    cipher,
    target: brand.target,
    currency: market.currency.code,
    timeZone: market.timeZone,
    language: market.defaultLocale,
    operator: { name: name ?? brand.appName, companyNumber, address: registeredOffice },
    // Any remaining amount can be paid out.
    bounds: { in: deposit, out: { minMinor: 1, maxMinor: withdrawal.maxMinor } },
    approvals,
    notifyProposer,
    mayActAt: async (at, { userId, permission, venueId }) => {
      const grants = await findGrants(at, signIn, userId)
      const held = grants?.permissions.find((one) => one === permission)
      return grants !== undefined && held !== undefined && countsAt(grants, held, venueId)
    },
    findPlayer: (at, playerId) => findPlayerById(at, brand.target, playerId),
    findOtherAccounts,
    gifts: giftsAtWithdrawal,
    cashLaw: composeCashLaw(base),
    proveCard: (proof) => proveCard(signIn, { ...proof, code: 'ERR_INVALID_PIN' }),
    isIdentityVerified: accountFacts.isIdentityVerified,
    // The bounds of the amount are checked separately.
    mayDeposit: (playerId) => payments.mayDeposit(playerId, 0),
    judgeCashIn,
    judgeCashOut: (playerId) => accountGate.judgeWithdrawal(playerId),
    judgeVenue: async (venueId) => void (await judgePlace(places, db, { venueId, at: clock.now() })),
  }
}
