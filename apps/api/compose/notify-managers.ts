import { formatMoney } from '#money'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findPeopleWith, findStaffById } from '#server/sign-in/index.ts'
import type { VenuePlayNeeds } from '#server/venue-play/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Ground } from './open-base.ts'

/** Permissions of those who manage a venue: its own manager, and who keeps the places. */
const MANAGES = ['cash.manage', 'places.manage'] as const

const MINUTE_MS = 60_000

type About = Parameters<VenuePlayNeeds['notifyManagers']>[1]
type OfBrand = Pick<Ground['configuration'], 'market'> & { readonly url: string }

/** Queues a letter to the managers of a venue: a reported stake or win above the maximum, or a clock that is off. */
export function notifyManagersBy(
  { clock, configuration }: Pick<Ground, 'clock' | 'configuration'>,
  { publicBackofficeOrigin }: Pick<RulesEnvironment, 'publicBackofficeOrigin'>,
): VenuePlayNeeds['notifyManagers'] {
  const { brand, market } = configuration
  const queueMail = makeMailQueue({ clock, target: brand.target })
  const url = `${publicBackofficeOrigin}/places?view=hall`
  return async (tx, about) => {
    const holders = await Promise.all(
      MANAGES.map((permission) => findPeopleWith(tx, { clock, target: brand.target }, permission, about.venueId)),
    )
    for (const userId of new Set(holders.flat().map((person) => person.userId))) {
      const person = await findStaffById(tx, userId)
      if (!person?.isActive) continue
      const { email: to, language } = person
      await queueMail(tx, { to, language, ...letterOf(about, { market, url }, language) })
    }
  }
}

function letterOf(about: About, { market, url }: OfBrand, language: string) {
  const venue = about.venueName
  if (about.what === 'clock') {
    const { agent, aheadMs } = about
    const direction = aheadMs > 0 ? ('ahead' as const) : ('behind' as const)
    const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS)
    return { template: 'staff-clock-off', values: { venue, agent, direction, minutes, url } } as const
  }
  const { what, serial, at, amountMinor, maxMinor, ruleId: rule } = about
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency: market.currency.code }, language)
  const moment = new Intl.DateTimeFormat(language, {
    timeZone: market.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const [amount, max] = [money(amountMinor), money(maxMinor)]
  const values = { venue, terminal: serial ?? '', at: moment.format(at), amount, max, rule, url }
  return { template: `staff-${what}-above-max`, values } as const
}
