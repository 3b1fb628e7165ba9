import { joinClasses } from '#ui/join-classes.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Terminal, Venue } from './places.ts'

/** Cells of a terminal with more than their value: kind, software, and room. */
export function useTerminalCells(venues: readonly Venue[], onOpen: (terminal: Terminal) => void) {
  const { t } = useTexts()
  const small = joinClasses(textStyles.tiny, textStyles.muted)
  const roomOf = ({ place }: Terminal) =>
    venues
      .find(({ venueId }) => venueId === place?.venueId)
      ?.workrooms.find(({ workroomId }) => workroomId === place?.workroomId)?.name
  return {
    serial: (terminal: Terminal) => (
      <button
        type="button"
        data-opener
        className={joinClasses(rowStyles.opener, textStyles.bold)}
        onClick={() => onOpen(terminal)}
      >
        {terminal.serial}
      </button>
    ),
    producer: ({ kind, producer }: Terminal) => (
      <>
        {producer}
        <div className={small}>{t(`places.terminalKind.${kind}`)}</div>
      </>
    ),
    softwareBuild: ({ certificate, softwareBuild }: Terminal) => (
      <>
        {softwareBuild ?? '–'}
        <div className={small}>{certificate ?? <Status kind="wait">{t('places.noCertificate')}</Status>}</div>
      </>
    ),
    venueName: (terminal: Terminal) => (
      <>
        {terminal.place?.venueName ?? t('places.inStore')}
        <div className={small}>{roomOf(terminal)}</div>
      </>
    ),
  }
}
