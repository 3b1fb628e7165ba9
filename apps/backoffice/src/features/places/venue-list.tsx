import type { QueryOf } from '#contract/call.ts'
import { venueList } from '#contract/lists/places.ts'
import { listVenues } from '#contract/onling-v2/topology.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES, type AsOf, type Venue } from './places.ts'
import { VenueState } from './venue-state.tsx'

type Props = {
  readonly moment: AsOf
  readonly open: string | undefined
  readonly onOpen: (venueId: string) => void
}

/** All venues at an instant with kind, address, and whether each is open and has a validity. */
export function VenueList({ moment, open, onOpen }: Props) {
  const { t } = useTexts()
  const small = joinClasses(textStyles.small, textStyles.muted)
  return (
    <DataList
      list={venueList}
      label={t('screen.places')}
      empty={t('places.none')}
      read={(question) => ask(api(listVenues, { query: question as QueryOf<typeof listVenues> }))}
      keyOf={({ venueId }) => venueId}
      keptAs={[...PLACES, 'venues']}
      of={{ ...moment }}
      openKey={open ?? null}
      cells={{
        name: ({ kind, name, venueId }: Venue) => (
          <>
            <a
              data-opener
              className={joinClasses(rowStyles.opener, textStyles.bold)}
              href={`?venue=${venueId}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(venueId)
              }}
            >
              {name}
            </a>
            <div className={small}>{t(`places.kind.${kind}`)}</div>
          </>
        ),
        street: ({ postCode, street, town }: Venue) => (
          <>
            {street}
            <div className={small}>
              {postCode} {town}
            </div>
          </>
        ),
        isOpen: (venue: Venue) => <VenueState venue={venue} />,
      }}
    />
  )
}
