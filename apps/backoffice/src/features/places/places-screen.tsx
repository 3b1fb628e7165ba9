import { useSearchParams } from 'react-router'
import { listVenues } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES } from './places.ts'
import { VenueHead, VenueRow } from './venue-row.tsx'
import { VenuePane } from './venue-pane.tsx'

/** Venues as they are, were or will be at a moment: what stands there, when they are open, and who may play. */
export function PlacesScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const open = search.get('venue') ?? undefined
  const asOf = instantOf(search.get('asOf') ?? '')
  const moment = asOf === undefined ? {} : { asOf }
  const { query, rows } = usePages([...PLACES, 'venues', asOf ?? ''], (cursor) =>
    ask(api(listVenues, { query: { ...moment, limit: 100, ...(cursor === undefined ? {} : { cursor }) } })),
  )
  const change = (name: 'venue' | 'asOf', value: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value === undefined) next.delete(name)
      else next.set(name, value)
      return next
    })
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.places')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {t('places.what', { count: rows.length, open: rows.filter(({ isOpen }) => isOpen).length })}
          </div>
        </div>
        <TextField
          label={t('places.asOf')}
          type="datetime-local"
          value={asOf === undefined ? '' : localOf(asOf)}
          onWrite={(value) => change('asOf', instantOf(value))}
        />
      </div>
      <div className={open ? joinClasses(layout.split, layout.tight) : layout.list}>
        <PagedList
          pages={query}
          count={rows.length}
          empty={t('places.none')}
          label={t('screen.places')}
          head={<VenueHead />}
        >
          {rows.map((venue) => (
            <VenueRow
              key={venue.venueId}
              venue={venue}
              isCurrent={venue.venueId === open}
              onOpen={() => change('venue', venue.venueId)}
            />
          ))}
        </PagedList>
        {open ? (
          <VenuePane
            key={open}
            venueId={open}
            moment={moment}
            venues={rows}
            onClose={() => change('venue', undefined)}
          />
        ) : null}
      </div>
    </>
  )
}
