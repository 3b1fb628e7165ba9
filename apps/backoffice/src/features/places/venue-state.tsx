import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Venue } from './places.ts'

/** Whether a venue is open, and whether play is permitted there. */
export function VenueState({ venue: { isOpen, mayBePlayed } }: { readonly venue: Venue }) {
  const { t } = useTexts()
  if (!mayBePlayed) return <Status kind="stop">{t('places.notPlayed')}</Status>
  return <Status kind={isOpen ? 'ok' : 'wait'}>{t(isOpen ? 'places.open' : 'places.closed')}</Status>
}
