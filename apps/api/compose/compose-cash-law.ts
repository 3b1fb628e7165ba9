import { sumPaidAtDesksAlone, wasSeenAtDesks } from '#server/cash-desk/index.ts'
import type { CashLawNeeds } from '#server/payments/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { findPlayDays, findReportingVenues } from '#server/venue-play/index.ts'
import type { Base, Ground } from './open-base.ts'

/** The check shared by all cash: at desks, by withdrawals, and in systems of venues. */
export function composeCashLaw({ clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>): CashLawNeeds {
  const { brand, market } = configuration
  return {
    clock,
    cipher,
    target: brand.target,
    market: market.key,
    currency: market.currency.code,
    timeZone: market.timeZone,
    findOtherAccounts,
    findReportingVenues,
    readVenuePlay: findPlayDays,
    wasSeenAtDesks,
    sumPaidAtDesksAlone,
  }
}
