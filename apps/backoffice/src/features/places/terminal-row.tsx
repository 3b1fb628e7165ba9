import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Terminal, Venue } from './places.ts'

type Props = {
  readonly terminal: Terminal
  readonly venues: readonly Venue[]
  readonly isChosen: boolean
  readonly onChoose: (isOn: boolean) => void
  readonly onOpen: () => void
}

/** One terminal: what it is, what runs in it, and where it stands. */
export function TerminalRow({ terminal, venues, isChosen, onChoose, onOpen }: Props) {
  const { t } = useTexts()
  const { serial, producer, kind, seats, softwareBuild, certificate, place } = terminal
  const room = venues
    .find(({ venueId }) => venueId === place?.venueId)
    ?.workrooms.find(({ workroomId }) => workroomId === place?.workroomId)?.name
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={t('places.choose', { serial })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td>
        <button type="button" className={joinClasses(rowStyles.opener, textStyles.bold)} onClick={onOpen}>
          {serial}
        </button>
      </td>
      <td>
        {producer}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`places.terminalKind.${kind}`)}</div>
      </td>
      <NumberCell>{seats}</NumberCell>
      <td className={layout.wideOnly}>
        {softwareBuild ?? '–'}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>
          {certificate ?? <Status kind="wait">{t('places.noCertificate')}</Status>}
        </div>
      </td>
      <td>
        {place?.venueName ?? t('places.inStore')}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{room}</div>
      </td>
    </tr>
  )
}
