import type { Language } from '#config/shapes.ts'
import { isAdultAnswered } from '../adult-answer.ts'
import { requestGame, keepLaunch, recordLaunch, readLaunch, type GameLaunch } from './launch-game.ts'

/** After this time a press needs visible feedback: the page that says that the game is being opened. */
const PATIENCE_MS = 300

type Needs = {
  readonly locale: Language
  readonly isSignedIn: boolean
  readonly recentlyPlayedMax: number
  /** Opens a page of this site. */
  readonly open: (path: string) => void
}

/**
 * Opens a game directly at the press on any link to it, without the page between, which takes half a second on a slow
 * phone. That page is shown when the response is slow, and shows the error of a refusal. Returns the function that
 * removes the listener.
 */
export function launchOnPress({ locale, isSignedIn, recentlyPlayedMax, open }: Needs): () => void {
  let isUnderWay = false

  const launch = async (input: GameLaunch, path: string): Promise<void> => {
    const asked = requestGame(input)
    const answer = await Promise.race([asked, wait(PATIENCE_MS)])
    if (answer?.ok && answer.isGame) {
      recordLaunch(input, recentlyPlayedMax)
      return location.assign(answer.address)
    }
    isUnderWay = false
    keepLaunch(input, asked)
    open(path)
  }

  const press = (event: MouseEvent): void => {
    const path = event.target instanceof Element ? pathOfPress(event, event.target) : undefined
    const input = path === undefined ? undefined : readLaunch(path, locale)
    if (!input || path === undefined || !isAdultAnswered() || (input.mode === 'real' && !isSignedIn)) return
    event.preventDefault()
    if (isUnderWay) return
    isUnderWay = true
    void launch(input, path)
  }
  /** The page was restored from the back/forward cache. */
  const comeBack = (): void => {
    isUnderWay = false
  }

  addEventListener('click', press, { capture: true })
  addEventListener('pageshow', comeBack)
  performance.mark('launch-ready')
  return () => {
    removeEventListener('click', press, { capture: true })
    removeEventListener('pageshow', comeBack)
  }
}

/** The path of a plain press on a link within this site and this tab. */
function pathOfPress(event: MouseEvent, pressed: Element): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = pressed.closest('a')
  if (!link || link.origin !== location.origin || (link.target !== '' && link.target !== '_self')) return undefined
  return link.pathname + link.search
}

const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined))
