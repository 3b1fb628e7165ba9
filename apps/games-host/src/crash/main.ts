import './page.css'
import { characterOf } from '#games/kit/scene/character.ts'
import { createCrashScene, type CrashScene, type Flight } from '#games/engines/crash/scene/index.ts'
import type { CrashPageData } from '../../server/write-crash-page.ts'
import { afterFirstPaint } from '../play/after-first-paint.ts'
import { fillHistory } from '../play/fill-history.ts'
import { createFrame } from '../play/frame.ts'
import { gamePlan } from '../play/game-plan.ts'
import { linkMute } from '../play/link-mute.ts'
import { byId } from '../play/page.ts'
import { createSheet } from '../play/sheet.ts'
import { createSound } from '../play/sound.ts'
import { showClock } from '../play/show-clock.ts'
import { createCrashController } from './controller.ts'
import { createCrashCalls } from './crash-calls.ts'
import { fillCrashFairness, fillCrashRules } from './fill-crash-sheets.ts'
import { listenCrashKeys } from './listen-keys.ts'
import { listenStream } from './listen-stream.ts'
import { createRoundClock } from './round-clock.ts'
import { createWords } from './words.ts'

const data = JSON.parse(byId('page-data').textContent) as CrashPageData
const { say, reduced, fail, begin, linkWaysOut } = createFrame(data)

async function start(): Promise<void> {
  const begun = await begin()
  if (!begun) return
  const { session } = begun
  const token = (): string => sessionStorage.getItem(`game-token:${data.game.key}`) ?? ''
  const calls = createCrashCalls(token)
  const { curve } = data.game
  const words = createWords(data, session.balance.currency)
  byId('max-win').textContent = words.money(session.maxWin)
  const sound = createSound(characterOf(data.game.key))
  const sheet = createSheet()
  const clock = createRoundClock(curve)
  let stopListening: () => void = () => undefined
  const end = (code: string): void => {
    stopListening()
    fail(code)
  }
  const controller = createCrashController({ data, session, calls, words, sound, clock, onEnded: end })
  showClock(session)

  // Placed bets stay valid after the player leaves: leaving never has to wait.
  linkWaysOut({ ...begun, isIdle: () => true, mayPause: () => !controller.hasOpenBet, onStopped: end })
  const mute = linkMute(sound, say)
  const rules = (): void => {
    const plan = gamePlan({ client: begun.calls.client, data, gameKey: data.game.key })
    sheet.open(say('rulesTitle'), [...fillCrashRules(data, words, session), plan])
  }
  const fairness = async (): Promise<void> =>
    sheet.open(
      say('fairness'),
      await fillCrashFairness({ data, words, calls, chain: controller.chain, buildHash: session.buildHash }),
    )
  const history = (): void => sheet.open(say('history'), fillHistory({ data, session, past: controller.past }))
  byId('open-history').addEventListener('click', history)
  byId('open-rules').addEventListener('click', rules)
  byId('open-fairness').addEventListener('click', () => void fairness())
  listenCrashKeys({
    press: controller.press,
    half: controller.pressHalf,
    stake: controller.stepStake,
    mute,
    rules,
    fairness: () => void fairness(),
    history,
    isSheetOpen: () => sheet.isOpen,
  })

  let scene: CrashScene | undefined
  const read = (): Flight => ({ phase: controller.phase, multiplier: clock.multiplier(performance.now()) })
  await controller.begin()
  stopListening = listenStream({
    token,
    onFrame(frame, receivedAtMs) {
      clock.hear(frame, receivedAtMs)
      controller.hear(frame)
      scene?.requestRepaint()
    },
    onLine: controller.line,
    onEnded: () => end('ERR_GAME_SESSION_ENDED'),
  })
  createCrashScene({
    canvas: byId<HTMLCanvasElement>('scene'),
    gameKey: data.game.key,
    picture: data.game.picture,
    colours: data.game.colours,
    stations: curve.stations ?? [],
    write: words.times,
    isMotionReduced: reduced.matches,
    read,
  })
    .then((made) => {
      scene = made
      reduced.addEventListener('change', ({ matches }) => made.reduceMotion(matches))
      performance.mark('scene-ready')
    })
    // The number, the bets and the cash-out need no picture.
    .catch(() => undefined)
  const paint = (): void => {
    controller.paint(performance.now())
    requestAnimationFrame(paint)
  }
  requestAnimationFrame(paint)
}

// Waits for the first paint before heavy modules load.
afterFirstPaint(start)
