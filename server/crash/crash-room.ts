import type { CrashNeeds } from './needs.ts'
import type { RoundSecrets } from './round-secrets.ts'

/** What the use cases of the room share. */
export type CrashRoom = CrashNeeds & {
  readonly secrets: RoundSecrets
  /** Makes the viewers of this process see a change of bets with the next frame; other processes poll for it. */
  readonly announce: (gameKey: string) => void
  /** The round has changed its state: every process is notified at once. */
  readonly announceRound: (gameKey: string) => void
  /** Somebody bets or watches: rounds of the game must run. */
  readonly want: (gameKey: string) => void
}
