import type { MigrationState } from '#contract/states/account-migration-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

const KINDS: Readonly<Record<MigrationState, StatusKind>> = {
  started: 'idle',
  proving: 'hold',
  waiting: 'wait',
  approved: 'ok',
  rejected: 'stop',
  replaced: 'idle',
  expired: 'idle',
}

/** How a state of a migration is shown. */
export function migrationStatus(state: MigrationState): StatusKind {
  return KINDS[state]
}
