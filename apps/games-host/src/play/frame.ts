import { knowMoneyStyles, type MoneyStyles } from '#money'
import type { Beginning } from './begin-session.ts'
import { chooseWaysOut } from './choose-way-out.ts'
import { DOWN_TEXTS } from './create-retries.ts'
import { beginning as asked, onConnectionTrouble } from './early-session.ts'
import { followReminder } from './follow-reminder.ts'
import { followStop } from './follow-stop.ts'
import { byId, createSay, type Say } from './page.ts'
import { wait } from './retry.ts'
import { showFailure } from './sheet.ts'
import { showReminder } from './show-reminder.ts'
import { writeClock } from './write-clock.ts'

type FrameData = Parameters<typeof createSay>[0] & {
  readonly language: string
  readonly errors: Readonly<Record<string, string>>
  readonly moneyStyles: MoneyStyles
  readonly lobbyUrl: string
  readonly game: { readonly key: string }
}

/** An open session with its calls. */
export type Begun = Extract<Beginning, { readonly ok: true }>

type WaysOut = Begun & {
  /** No round is being shown. */
  readonly isIdle: () => boolean
  /** The player has no stake that waits for them; if omitted, the same as `isIdle`. */
  readonly mayPause?: () => boolean
  /** Called when play was stopped from elsewhere. */
  readonly onStopped: (code: string) => void
}

export type Frame = {
  readonly say: Say
  readonly reduced: MediaQueryList
  /** Replaces the game by the reason of its end, with the ways out. @param code a refusal's code, or `NO_TOKEN` */
  readonly fail: (code: string) => void
  /** Opens or continues the session. Undefined if that fails: the error is shown already. */
  readonly begin: () => Promise<Begun | undefined>
  /**
   * Links Back and Stop to the session's lobby; with real money Stop stops play, a stop from elsewhere is noticed, and
   * the player gets reminders at the chosen interval.
   */
  readonly linkWaysOut: (ways: WaysOut) => { readonly back: HTMLAnchorElement; readonly stop: HTMLAnchorElement }
}

/** What the pages of all games have in common before and around the game itself. */
export function createFrame(data: FrameData): Frame {
  knowMoneyStyles(data.language, data.moneyStyles)
  const say = createSay(data)
  let mode: 'real' | 'demo' = 'real'

  const fail = (code: string): void => {
    const text = code === 'NO_TOKEN' ? say('noToken') : (data.errors[code] ?? data.errors['default'] ?? '')
    const ways = chooseWaysOut(code, { lobbyUrl: data.lobbyUrl, gameKey: data.game.key, mode })
    showFailure(
      say('errorTitle'),
      text,
      ways.map(({ label, href }) => ({ label: say(label), href })),
    )
  }

  return {
    say,
    reduced: matchMedia('(prefers-reduced-motion: reduce)'),
    fail,
    async begin() {
      const trouble = byId('notice')
      onConnectionTrouble((down) => {
        trouble.hidden = down === undefined
        trouble.textContent = down ? say(DOWN_TEXTS[down]) : ''
      })
      const beginning = await asked
      if (!beginning.ok) {
        fail(beginning.code)
        return undefined
      }
      ;({ mode } = beginning.session)
      return beginning
    },
    linkWaysOut({ session, calls: { client }, isIdle, mayPause = isIdle, onStopped }) {
      const { lobbyUrl, serverTime, playerSessionStartedAt } = session
      const back = byId<HTMLAnchorElement>('back')
      back.href = lobbyUrl
      const stop = byId<HTMLAnchorElement>('stop')
      stop.href = `${lobbyUrl}#stop`
      if (mode === 'real') {
        followStop({ client, link: stop, lobbyUrl, isIdle, wait, onStopped })
        const arrivedMs = performance.now()
        const sinceMs = (): number => performance.now() - arrivedMs
        const playedMs = (): number => Date.parse(serverTime) - Date.parse(playerSessionStartedAt) + sinceMs()
        const remind = (): Promise<void> =>
          showReminder({ say, lobbyUrl, time: writeClock(playerSessionStartedAt, serverTime, sinceMs()) })
        void followReminder({ client, playedMs, isIdle: mayPause, wait, remind })
      }
      return { back, stop }
    },
  }
}
