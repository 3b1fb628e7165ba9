import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { listPublicVenues } from '#contract/play-v1/venues.ts'
import { PointMap } from '#ui/point-map/point-map.tsx'
import { writeKilometres } from '#contract/kilometres-between.ts'
import { callsOf, readOwnVenue } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { orderVenues } from './order-venues.ts'
import styles from './venues-screen.module.css'

type Venues = ReplyOf<typeof listPublicVenues>['venues']

/** Venues of the brand, the nearest to this kiosk first, each with its distance and when it opens or closes. */
export function VenuesScreen() {
  const { texts, language, place, session, go, explain } = useKiosk()
  const [venues, setVenues] = useState<Venues>()
  const [ownId, setOwnId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    // Both at once, so that the list does not change its order once it is read.
    void Promise.all([callsOf()(listPublicVenues, { query: {} }), readOwnVenue()]).then(([answer, own]) => {
      setOwnId(own)
      if (answer.ok) setVenues(answer.data.venues)
      else setProblem(answer.code)
    })
  }, [])
  const moment = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: place.timeZone,
  })
  const shown = orderVenues(venues ?? [], ownId)
  const points = shown.flatMap(({ venueId, name, latitude, longitude }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ key: venueId, latitude, longitude, label: name, mark: String(index + 1), href: `#${venueId}` }],
  )
  return (
    <>
      <h1>{texts.tiles.venues}</h1>
      {problem ? (
        <p role="alert" className="kiosk-problem">
          {explain(problem)}
        </p>
      ) : null}
      {points.length > 0 ? <PointMap label={texts.tiles.venues} outline={place.outline} points={points} /> : null}
      {venues?.length === 0 ? <p className="kiosk-lead">{texts.noVenues}</p> : null}
      <ol className={styles.venues} aria-busy={venues === undefined && !problem}>
        {shown.map(({ venueId, name, street, town, isOpen, changesAt, isHere, kilometres }, index) => (
          <li key={venueId} id={venueId}>
            <b aria-hidden="true">{index + 1}</b>
            <span>
              {name}
              <small>
                {street}, {town}
                {isHere ? ` · ${texts.youAreHere}` : ''}
                {kilometres === null ? '' : ` · ${writeKilometres(kilometres, language)}`}
              </small>
            </span>
            <span>
              {isOpen ? texts.isOpen : texts.isClosed}
              <small>
                {changesAt === null
                  ? ''
                  : (isOpen ? texts.openUntil : texts.opensAt).replace('{at}', moment.format(new Date(changesAt)))}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <Row>
        <BigButton onClick={() => go(session ? 'account' : 'start')}>{texts.back}</BigButton>
      </Row>
    </>
  )
}
