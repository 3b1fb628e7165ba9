import { draw } from '../../../kit/cards/draw.ts'
import type { Moves } from '../../../kit/cards/moves.ts'
import type { TreasureDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { SceneSound } from '../../../kit/scene/bet-scene.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { TreasureText } from '../description/texts.ts'

const BREAK_MS = 620
const SIGNS = [
  'M50 30L56 44L71 45L59 55L63 70L50 61L37 70L41 55L29 45L44 44Z',
  'M50 28C62 40 70 48 70 58C70 68 61 74 50 66C39 74 30 68 30 58C30 48 38 40 50 28Z',
  'M30 66L28 40L40 50L50 30L60 50L72 40L70 66Z',
]

/** Drops of wax round the edge make each seal look different. */
function drawWax(at: number): SVGSVGElement {
  const drops = Array.from({ length: 12 }, (_, drop) => {
    const angle = (drop / 12) * 2 * Math.PI
    const radius = 7 + 3 * Math.sin(drop * (2.3 + at))
    return draw('circle', {
      cx: 50 + 38 * Math.cos(angle),
      cy: 50 + 38 * Math.sin(angle),
      r: radius.toFixed(1),
      class: 'wax',
    })
  })
  return draw(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' },
    draw(
      'g',
      { class: 'half left' },
      ...drops,
      draw('circle', { cx: 50, cy: 50, r: 40, class: 'wax' }),
      draw('circle', { cx: 50, cy: 50, r: 31, class: 'wax-in' }),
      draw('path', { d: SIGNS[at % SIGNS.length] ?? '', class: 'wax-sign' }),
    ),
  )
}

/** Three wax seals in a row. A broken seal shows its prize, or the way to the next. */
export function createSeals(
  { rings, coins }: TreasureDefinition,
  { say, number }: Words<TreasureText>,
  moves: Moves,
  sound: SceneSound,
) {
  const seals = rings.map((_, at) => {
    const held = make('b', 'held', '')
    const wax = make('div', 'wax-box')
    wax.append(drawWax(at))
    const name = make('span', 'seal-name', say('seal', { number: at + 1 }))
    return { element: make('div', `seal seal-${at}`, held, wax, name), held, wax }
  })
  const element = make('div', 'seals', ...seals.map((seal) => seal.element))
  const focus = (ring: number): void => {
    for (const [at, seal] of seals.entries())
      seal.element.dataset['state'] = at === ring ? 'now' : at < ring ? 'done' : 'later'
  }
  focus(0)
  return {
    element,
    reset(): void {
      for (const { held, element: seal } of seals) {
        held.textContent = ''
        seal.removeAttribute('data-broken')
      }
      focus(0)
    },
    async reach(ring: number, segment: number, isInstant: boolean): Promise<void> {
      const seal = seals[ring]
      const found = rings[ring]?.segments[segment]
      if (!seal || !found) return
      focus(ring)
      if (!isInstant) {
        sound.tick()
        await moves.run(
          seal.wax,
          [
            { transform: 'none' },
            { transform: 'rotate(-5deg) scale(1.04)' },
            { transform: 'rotate(6deg) scale(1.06)' },
            { transform: 'rotate(-7deg) scale(1.08)' },
            { transform: 'scale(1.25)', opacity: 0 },
          ],
          BREAK_MS,
          'ease-in',
        )
      }
      seal.element.setAttribute('data-broken', 'leads' in found ? 'leads' : found.pays > 0 ? 'pays' : 'nothing')
      seal.held.textContent =
        'leads' in found ? '➜' : found.pays > 0 ? `${number(found.pays / coins)}×` : say('nothing')
    },
  }
}
