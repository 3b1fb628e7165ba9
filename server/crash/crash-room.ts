import type { CrashNeeds } from './needs.ts'
import type { RoundSecrets } from './round-secrets.ts'

/** What the use cases of the room share. */
export type CrashRoom = CrashNeeds & {
  readonly secrets: RoundSecrets
  /** This process's viewers see a change of bets with the next frame; others look by themselves soon. */
  readonly announce: (gameKey: string) => void
  /** The round went on to another state: every process is told at once. */
  readonly announceRound: (gameKey: string) => void
  /** Somebody bets or watches: the game's rounds run. */
  readonly want: (gameKey: string) => void
}
