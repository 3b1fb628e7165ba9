import { isMarketKey } from '#config/market.ts'
import { outlines } from '#config/outlines.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { PointMap } from '#ui/point-map/point-map.tsx'
import layout from '../../shell/layout.module.css'
import { usePlace } from '../../shell/use-place.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Venue } from './places.ts'
import { VenueState } from './venue-state.tsx'
import styles from './plan-view.module.css'

type Props = {
  readonly venues: readonly Venue[]
  readonly open: string | undefined
  readonly onOpen: (venueId: string) => void
}

/**
 * A map of venues, drawn without a network or on the operator's map, with a list of what its numbers stand for. Venues
 * without a position are named below it.
 */
export function PlanView({ venues, open, onOpen }: Props) {
  const { t } = useTexts()
  const place = usePlace()
  const market = place?.marketKey
  const points = venues.flatMap(({ venueId, name, town, latitude, longitude }, index) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            key: venueId,
            latitude,
            longitude,
            label: `${name}, ${town}`,
            mark: String(index + 1),
            isMarked: venueId === open,
          },
        ],
  )
  const missing = venues.filter(({ latitude }) => latitude === null)
  const placed = new Set(points.map(({ key }) => key))
  return (
    <div className={joinClasses(layout.padded, styles.beside)}>
      <div className={styles.plan}>
        {market !== undefined && isMarketKey(market) ? (
          <PointMap
            label={t('places.view.plan')}
            outline={outlines[market]}
            points={points}
            onChoose={onOpen}
            tiles={place?.mapTiles ?? undefined}
          />
        ) : null}
      </div>
      <div>
        <ol className={styles.list}>
          {venues.map((venue, index) =>
            placed.has(venue.venueId) ? (
              <li key={venue.venueId} value={index + 1} className={styles.line}>
                <b>{index + 1}</b>
                <Button variant="ghost" aria-pressed={venue.venueId === open} onClick={() => onOpen(venue.venueId)}>
                  {venue.name}, {venue.town}
                </Button>
                <VenueState venue={venue} />
              </li>
            ) : null,
          )}
        </ol>
        {missing.length > 0 ? (
          <p className={textStyles.small}>
            {t('places.noPosition', { names: missing.map(({ name }) => name).join(', ') })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
