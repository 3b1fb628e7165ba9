import { fillFairness } from './fill-fairness.ts'
import type { Begun, Frame } from './frame.ts'
import { linkMute } from './link-mute.ts'
import { byId } from './page.ts'
import type { PageView } from './page-view.ts'
import type { Fairness } from './play-calls.ts'
import type { Sheet } from './sheet.ts'
import { showClock } from './show-clock.ts'
import type { Sound } from './sound.ts'

/** What the page needs of the controller. */
type Course = {
  /** No round is being shown. */
  readonly isIdle: boolean
  readonly fairness: Fairness
  readonly lastRoundId: string | undefined
  readonly setFairness: (next: Fairness) => void
  readonly stepStake: (direction: 1 | -1) => void
  readonly writeAll: () => void
}

type Needs = {
  readonly data: Parameters<typeof fillFairness>[0]['data']
  readonly frame: Frame
  readonly begun: Begun
  readonly view: PageView
  readonly sound: Sound
  readonly sheet: Sheet
  readonly controller: Course
}

/**
 * Binds the frame of a single-player game to its controller: the money, the clock, the ways out, the sound, the stake
 * and the fairness. Returns the actions for the keys.
 */
export function linkPage({ data, frame, begun, view, sound, sheet, controller }: Needs) {
  const { session, calls } = begun
  if (session.mode === 'demo') view.demo(session.buildHash)
  showClock(session)
  controller.writeAll()
  byId('max-win').textContent = view.money(session.maxWin)

  const ways = frame.linkWaysOut({ ...begun, isIdle: () => controller.isIdle, onStopped: frame.fail })
  // Leaving between rounds ends the session, which reveals its seed. A round in flight or open keeps it, so that it can
  // be continued.
  for (const way of [ways.back, ways.stop])
    way.addEventListener('click', () => {
      if (controller.isIdle) void calls.close()
    })

  const mute = linkMute(sound, frame.say)
  const openFairness = (): void => {
    const { fairness, lastRoundId, setFairness: onRotated } = controller
    sheet.open(
      view.say('fairness'),
      fillFairness({ data, calls, fairness, buildHash: session.buildHash, lastRoundId, onRotated }),
    )
  }
  byId('open-fairness').addEventListener('click', openFairness)
  byId('stake-down').addEventListener('click', () => controller.stepStake(-1))
  byId('stake-up').addEventListener('click', () => controller.stepStake(1))
  return { mute, fairness: openFairness }
}
