import { draw } from '../../../kit/cards/draw.ts'
import type { Moves } from '../../../kit/cards/moves.ts'
import type { TreasureDefinition } from '../../../kit/protocol/bets.ts'
import type { SceneSound } from '../../../kit/scene/bet-scene.ts'
import { drawFixed, drawRing } from './draw-wheel.ts'

const SPIN_MS = [2600, 2400, 2800]
const TURNS = 4

/** Three concentric rings. Each turns until its segment is under the pointer; then the next one lights up. */
export function createWheel(
  { rings, coins }: TreasureDefinition,
  write: (times: number) => string,
  moves: Moves,
  sound: SceneSound,
) {
  const views = rings.map((ring, at) => drawRing(ring, at, coins, write))
  const element = draw(
    'svg',
    { viewBox: '0 -14 1000 1014', class: 'wheel', 'aria-hidden': 'true', focusable: 'false' },
    ...views.map(({ group }) => group),
    drawFixed(),
  )
  const angles = views.map(() => 0)
  // Which of several equal slices comes to the top is only visual: they alternate.
  let spins = 0
  const focus = (ring: number): void => {
    for (const [at, { group }] of views.entries())
      group.dataset['state'] = at === ring ? 'now' : at < ring ? 'done' : 'later'
  }
  focus(0)

  return {
    element,
    reset(): void {
      for (const view of views) view.light(undefined)
      focus(0)
    },
    async reach(ring: number, segment: number, isInstant: boolean): Promise<void> {
      const view = views[ring]
      if (!view) return
      focus(ring)
      spins += 1
      const slice = view.sliceOf(segment, spins)
      const goal = view.turnTo(slice)
      const from = angles[ring] ?? 0
      // Always in one direction, some full turns and then to the target.
      const whole = from + 360 * TURNS * (ring % 2 === 0 ? 1 : -1)
      const to = whole + ((((goal - whole) % 360) + 360) % 360)
      angles[ring] = to % 360
      view.group.style.transform = `rotate(${to}deg)`
      if (!isInstant) {
        sound.tick()
        await moves.run(
          view.group,
          [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
          SPIN_MS[ring] ?? 2500,
          'cubic-bezier(.12,.62,.12,1)',
        )
      }
      view.light(slice)
    },
  }
}
