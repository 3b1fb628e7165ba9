import './style.css'
import { Sprite } from 'pixi.js'
import type { KenoDefinition, KenoOutcome } from '../../../kit/protocol/bets.ts'
import { make, tool } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { mix, paintTexture } from '../../../kit/scene/paint-texture.ts'
import { paysOf, writeTimes } from '../tell/index.ts'
import type { KenoText } from '../tell/texts.ts'
import { createTicket } from './ticket.ts'

const FLIGHT_MS = 420
const APART_MS = 150

/** Keno: a ticket of numbers that are buttons, balls that fly to the numbers that are drawn, and what hits pay. */
export const createScene: CreateBetScene<KenoDefinition, KenoOutcome, KenoText> = async (needs) => {
  const { definition, words, overlay, controls, sound, game } = needs
  const { say } = words
  const { tickets, pool, coins } = definition
  const counts = tickets.map(({ spots }) => spots).toSorted((a, b) => a - b)
  const most = counts.at(-1) ?? 1
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const kept = (needs.recall('numbers') ?? '').split(',').map(Number)
  let marked = new Set(
    kept.filter((number) => Number.isInteger(number) && number >= 1 && number <= pool).slice(0, most),
  )
  let isLocked = true

  const ticket = createTicket(pool, say('ticket'), (number) => {
    if (isLocked) return
    if (marked.has(number)) marked.delete(number)
    else if (marked.size < most) marked.add(number)
    else return void sound.bad()
    sound.tick()
    change()
  })
  const tray = make('ol', 'keno-tray')
  tray.setAttribute('aria-label', say('drawn'))
  overlay.append(make('div', `keno-board p${pool}`, tray, ticket.element))

  const counter = make('output', 'keno-count')
  const quick = tool(say('quick'), () => {
    marked = pickNumbers(pool, counts.length === 1 ? most : Math.max(marked.size, counts.length > 5 ? 6 : most))
    sound.flick()
    change()
  })
  const clear = tool(say('clear'), () => {
    marked = new Set()
    change()
  })
  const pays = make('table', 'keno-pays')
  controls.append(
    make('div', 'keno-head', make('span', 'cap', say('marked')), counter),
    make('div', 'bts', quick, clear),
    pays,
  )

  function writePays(hits?: number): void {
    const rows = paysOf(definition, marked.size).map(({ hits: count, pay }) => {
      const row = make(
        'tr',
        count === hits ? 'on' : '',
        make('th', '', `${count}`),
        make('td', '', writeTimes(words, pay, coins)),
        make('td', '', words.money(Math.round((pay * needs.stake()) / coins))),
      )
      row.firstElementChild?.setAttribute('scope', 'row')
      return row
    })
    const head = make('tr', '', make('th', '', say('hits')), make('th', '', say('pays')), make('th', '', say('wins')))
    pays.replaceChildren(...(rows.length > 0 ? [make('thead', '', head), make('tbody', '', ...rows)] : []))
  }
  function change(): void {
    needs.keep('numbers', [...marked].join(','))
    ticket.clearDraw()
    tray.replaceChildren()
    write()
    needs.onChange()
  }
  function write(): void {
    ticket.mark(marked)
    counter.textContent = `${marked.size} / ${most}`
    writePays()
  }
  write()

  const ballTexture = (isHit: boolean, size: number) =>
    paintTexture(size, size, stage.resolution, (context) => {
      const half = size / 2
      const colour = isHit ? '#ffcf3f' : mix(game.colours.mid, '#ffffff', 0.35)
      const light = context.createRadialGradient(half * 0.7, half * 0.6, 1, half, half, half)
      light.addColorStop(0, '#fff')
      light.addColorStop(0.5, colour)
      light.addColorStop(1, mix(colour, '#000000', 0.5))
      context.fillStyle = light
      context.beginPath()
      context.arc(half, half, half * 0.96, 0, Math.PI * 2)
      context.fill()
    })

  async function fly(number: number, isHit: boolean): Promise<void> {
    const goal = ticket.placeOf(number)
    const size = Math.max(14, goal.size * 0.8)
    const sprite = new Sprite({ texture: ballTexture(isHit, size), anchor: 0.5 })
    stage.world.addChild(sprite)
    const [startX, startY] = [stage.width / 2, -size]
    await stage.motion.run(FLIGHT_MS, (progress) => {
      const eased = progress * progress * (3 - 2 * progress)
      sprite.x = startX + (goal.x - startX) * eased
      sprite.y = startY + (goal.y - startY) * eased - Math.sin(Math.PI * progress) * 30
      sprite.width = sprite.height = size * (1.5 - 0.5 * progress)
    })
    sprite.destroy()
    ticket.draw(number, isHit)
    tray.append(make('li', isHit ? 'hit' : '', String(number)))
    if (!isHit) return sound.tick()
    sound.good()
    if (!stage.isReduced) stage.sparks.ring(goal.x, goal.y, goal.size * 2)
  }

  return {
    opening: () => {
      const isTicket = counts.includes(marked.size)
      const left = most - marked.size
      const hint = counts.length === 1 ? say('pickExactly', { left, most }) : say('pickSome', { most })
      const numbers = [...marked].toSorted((a, b) => a - b)
      return { label: say('draw'), bet: isTicket ? { numbers } : undefined, ...(isTicket ? {} : { hint }) }
    },
    stakeChanged: () => writePays(),
    lock(locked) {
      isLocked = locked
      ticket.lock(locked)
      quick.disabled = locked
      clear.disabled = locked
    },
    start() {
      ticket.clearDraw()
      tray.replaceChildren()
      writePays()
    },
    abandon: () => ticket.clearDraw(),
    async show({ bet, drawn, hits, stakeMinor, winMinor }, { mood, isResumed }) {
      marked = new Set(bet.numbers)
      write()
      ticket.clearDraw()
      tray.replaceChildren()
      if (stage.isReduced || isResumed) {
        for (const number of drawn) {
          ticket.draw(number, hits.includes(number))
          tray.append(make('li', hits.includes(number) ? 'hit' : '', String(number)))
        }
      } else {
        const flights: Promise<void>[] = []
        for (const number of drawn) {
          flights.push(fly(number, hits.includes(number)))
          await stage.motion.wait(APART_MS)
        }
        await Promise.all(flights)
      }
      writePays(hits.length)
      sound.land(winMinor > stakeMinor ? 0 : 3)
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
    keys: {
      q: () => {
        if (!isLocked) quick.click()
      },
      c: () => {
        if (!isLocked) clear.click()
      },
    },
  }
}

/** So many different numbers for who does not want to choose. It is only a request: the draw knows nothing of it. */
function pickNumbers(pool: number, count: number): Set<number> {
  const picked = new Set<number>()
  while (picked.size < count) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    picked.add(1 + (random % pool))
  }
  return picked
}
