import type { QueueItem } from './documents-screen.tsx'
import { ItemView } from './item-view.tsx'
import { MigrationView } from './migration-view.tsx'

export type OpenItemProps = {
  readonly goalHours: number
  readonly now: number
  readonly onSkip: () => void
  readonly onDecided: () => Promise<void>
}

/** The open item of the queue: a document or paper with its pictures, or a migration with both accounts. */
export function OpenItem({
  item,
  playerId,
  itemId,
  goalHours,
  now,
  onSkip,
  onDecided,
}: OpenItemProps & Pick<QueueItem, 'item' | 'playerId' | 'itemId'>) {
  const shared = { goalHours, now, onSkip, onDecided }
  return item === 'migration' ? (
    <MigrationView migrationId={itemId} {...shared} />
  ) : (
    <ItemView playerId={playerId} itemId={itemId} {...shared} />
  )
}
