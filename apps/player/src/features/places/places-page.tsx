import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Select } from '#ui/field/select.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { PointMap, type MapTiles } from '#ui/point-map/point-map.tsx'
import { SearchForm } from '../../shell/fields/search-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { middleOfTown, orderVenues, positionOf, type Venue } from './order-venues.ts'
import { PositionButton } from './position-button.tsx'
import { usePosition } from './use-position.ts'
import { VenueCard } from './venue-card.tsx'

type Props = {
  readonly found: {
    readonly isAnswered: boolean
    readonly venues: readonly Venue[]
    readonly towns: readonly string[]
    readonly town: string | undefined
    readonly onlyOpen: boolean
    readonly outline: readonly (readonly [number, number])[]
    readonly tiles: MapTiles | undefined
  }
}

/** Venues, the nearest first if an origin is known: a chosen town, or the visitor's own position. */
export function PlacesPage({ found: { isAnswered, venues, towns, town, onlyOpen, outline, tiles } }: Props) {
  const t = useTranslations('places')
  const { locale } = useSite()
  const own = usePosition()
  const origin = own.position ?? (town === undefined ? undefined : middleOfTown(venues, town))
  const ordered = orderVenues(venues, origin, own.position ? undefined : town)
  const shown = onlyOpen ? ordered.filter(({ isOpen }) => isOpen) : ordered
  const points = shown.flatMap((venue, index) => {
    const position = positionOf(venue)
    const label = `${venue.name}, ${venue.town}`
    return position
      ? [{ ...position, key: venue.venueId, label, mark: String(index + 1), href: `#v-${venue.venueId}` }]
      : []
  })
  return (
    <main className="page-width places" id="content">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p>{t('lead', { count: venues.length, open: venues.filter(({ isOpen }) => isOpen).length })}</p>
      </header>
      {venues.length === 0 ? (
        <p className="empty-list" role="status">
          {t(isAnswered ? 'none' : 'failed')}
        </p>
      ) : (
        <>
          <div className="places-tools">
            <SearchForm action={paths.places(locale)} className="places-town">
              <Select label={t('town')} name="town" key={town ?? ''} defaultValue={town ?? ''}>
                <option value="">{t('anyTown')}</option>
                {towns.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
              {onlyOpen ? <input type="hidden" name="open" value="1" /> : null}
              <button type="submit" className={buttonClass('ghost')}>
                {t('show')}
              </button>
            </SearchForm>
            <PositionButton own={own} />
            <nav className="places-filter" aria-label={t('filter')}>
              {[false, true].map((one) => (
                <Link
                  key={String(one)}
                  to={paths.places(locale, { town, onlyOpen: one })}
                  aria-current={one === onlyOpen ? 'true' : undefined}
                  preventScrollReset
                  replace
                >
                  {t(one ? 'onlyOpen' : 'all')}
                </Link>
              ))}
            </nav>
          </div>
          <div className="places-split">
            {points.length > 0 ? (
              <aside className="places-map panel">
                <PointMap label={t('map')} outline={outline} points={points} tiles={tiles} />
              </aside>
            ) : null}
            {shown.length === 0 ? (
              <p className="empty-list" role="status">
                {t('noneOpen')}
              </p>
            ) : (
              <ol className="places-list">
                {shown.map((venue, index) => (
                  <VenueCard key={venue.venueId} venue={venue} number={index + 1} />
                ))}
              </ol>
            )}
          </div>
        </>
      )}
    </main>
  )
}
