import type { Connection } from './connection.ts'

/** The present time by the clock of the API. */
export const serverTime = ({
  connection,
  now,
}: {
  readonly connection: Pick<Connection, 'clockAheadMs'>
  readonly now: () => Date
}): Date => new Date(now().getTime() - connection.clockAheadMs())
