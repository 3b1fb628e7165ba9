import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Venue } from './places.ts'
import { VenueState } from './venue-state.tsx'

export function VenueHead() {
  const { t } = useTexts()
  return (
    <tr>
      <th>{t('places.venue')}</th>
      <th className={layout.wideOnly}>{t('places.address')}</th>
      <th>{t('players.state')}</th>
    </tr>
  )
}

type Props = { readonly venue: Venue; readonly isCurrent: boolean; readonly onOpen: () => void }

/** One venue with its kind, its address, and whether it is open and may be played. */
export function VenueRow({ venue, isCurrent, onOpen }: Props) {
  const { t } = useTexts()
  return (
    <tr data-row={venue.venueId} tabIndex={-1} className={isCurrent ? rowStyles.current : undefined}>
      <td>
        <a
          data-opener
          className={joinClasses(rowStyles.opener, textStyles.bold)}
          href={`?venue=${venue.venueId}`}
          onClick={(event) => {
            event.preventDefault()
            onOpen()
          }}
        >
          {venue.name}
        </a>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>{t(`places.kind.${venue.kind}`)}</div>
      </td>
      <td className={layout.wideOnly}>
        {venue.street}
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {venue.postCode} {venue.town}
        </div>
      </td>
      <td>
        <VenueState venue={venue} />
      </td>
    </tr>
  )
}
