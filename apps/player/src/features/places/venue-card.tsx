import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { writeKilometres } from '#contract/kilometres-between.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { positionOf, type FarVenue } from './order-venues.ts'
import { VenueHours } from './venue-hours.tsx'
import { clockOf, momentWords } from './venue-times.ts'

/** One venue: open or not and until when, distance, directions, services, and opening hours. */
export function VenueCard({ venue, number }: { readonly venue: FarVenue; readonly number: number }) {
  const t = useTranslations('places')
  const { locale, timeZone } = useSite()
  const { venueId, kind, name, street, town, postCode, phone, isOpen, changesAt, days, machines, hasKiosk, photo } =
    venue
  const position = positionOf(venue)
  const today = days[0]?.day ?? ''
  return (
    <li className="venue-card panel" id={`v-${venueId}`}>
      <header>
        <span className="venue-card-number" aria-hidden="true">
          {number}
        </span>
        <h2>{name}</h2>
        <span>{t(`kind.${kind}`)}</span>
      </header>
      {photo ? (
        <img
          className="venue-card-photo"
          src={photo.url}
          width={photo.widthPx}
          height={photo.heightPx}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <p className="venue-card-state">
        <b className={isOpen ? 'venue-card-open' : 'venue-card-closed'}>{t(isOpen ? 'isOpen' : 'isClosed')}</b>{' '}
        {changesAt === null
          ? isOpen
            ? ''
            : t('closedWeek')
          : isOpen
            ? t('until', { time: clockOf(changesAt, locale, timeZone) })
            : t('opens', { when: momentWords(changesAt, today, locale, timeZone) })}
        {venue.kilometres === null || venue.kilometres < 0.05 ? null : (
          <span>{writeKilometres(venue.kilometres, locale)}</span>
        )}
      </p>
      <address>
        {street}, {postCode} {town}
      </address>
      <p className="venue-card-links">
        {phone ? (
          <a className="text-link" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
            {phone}
          </a>
        ) : null}
        <a className="text-link" href={mapAddress(venue, position)} target="_blank" rel="noreferrer">
          {t('onMap')} <span className="visually-hidden">{t('newWindow')}</span>
        </a>
      </p>
      {machines.length > 0 || hasKiosk ? (
        <section>
          <h3>{t('can')}</h3>
          <ul className="venue-card-can">
            {machines.map(({ kind: made, terminals, seats }) => (
              <li key={made}>{t(`machines.${made}`, { terminals, seats })}</li>
            ))}
            {hasKiosk ? <li>{t('kiosk')}</li> : null}
            <li>
              <Link className="text-link" to={paths.venues(locale)}>
                {t('wallet')}
              </Link>
            </li>
          </ul>
        </section>
      ) : null}
      <VenueHours days={days} />
    </li>
  )
}

/** Link to a third-party map, which is opened only by following it. */
function mapAddress(venue: FarVenue, position: ReturnType<typeof positionOf>): string {
  if (position)
    return `https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=17/${position.latitude}/${position.longitude}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${venue.street}, ${venue.postCode} ${venue.town}`)}`
}
