import { formatMoney } from '#money'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findPeopleWith, findStaffById } from '#server/sign-in/index.ts'
import type { VenuePlayNeeds } from '#server/venue-play/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground } from './open-base.ts'

/** Permissions of those who manage a venue: its own manager, and who keeps the places. */
const MANAGES = ['cash.manage', 'places.manage'] as const

/** Queues a letter to the managers of a venue about a reported stake above the maximum. */
export function notifyManagersBy(
  { clock, configuration }: Pick<Ground, 'clock' | 'configuration'>,
  { publicBackofficeOrigin }: Pick<RulesEnvironment, 'publicBackofficeOrigin'>,
): VenuePlayNeeds['notifyManagers'] {
  const { brand, market } = configuration
  const queueMail = makeMailQueue({ clock, target: brand.target })
  return async (tx, { venueId, venueName, serial, at, amountMinor, maxMinor, ruleId }) => {
    const holders = await Promise.all(
      MANAGES.map((permission) => findPeopleWith(tx, { clock, target: brand.target }, permission, venueId)),
    )
    for (const userId of new Set(holders.flat().map((person) => person.userId))) {
      const person = await findStaffById(tx, userId)
      if (!person?.isActive) continue
      const { language } = person
      const money = (minor: number) => formatMoney({ amountMinor: minor, currency: market.currency.code }, language)
      const moment = new Intl.DateTimeFormat(language, {
        timeZone: market.timeZone,
        dateStyle: 'medium',
        timeStyle: 'short',
      })
      const values = {
        venue: venueName,
        terminal: serial ?? '',
        at: moment.format(at),
        amount: money(amountMinor),
        max: money(maxMinor),
        rule: ruleId,
        url: `${publicBackofficeOrigin}/places?view=hall`,
      }
      await queueMail(tx, { to: person.email, language, template: 'staff-stake-above-max', values })
    }
  }
}
