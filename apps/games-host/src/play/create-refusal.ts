import { chooseWaysOut, endsPlay } from './choose-way-out.ts'
import { lawSentence } from './law-sentence.ts'
import type { SessionState } from './play-calls.ts'
import type { PageView } from './page-view.ts'
import type { Trouble } from './retry.ts'
import type { Sound } from './sound.ts'

type Needs = {
  readonly data: {
    readonly language: string
    readonly errors: Readonly<Record<string, string>>
    readonly game: { readonly key: string }
  }
  readonly session: Pick<SessionState, 'lobbyUrl' | 'mode'>
  readonly view: Pick<PageView, 'say' | 'notice' | 'announce'>
  readonly sound: Pick<Sound, 'refused'>
  /** How long a notice without a link stays. */
  readonly noticeMs: number
  /** Called when play ends with this code. */
  readonly onEnded: (code: string) => void
}

/** The code of a refused response. An unknown token belongs to an ended session. */
export function refusalCode({ code, status }: Trouble): string {
  return status === 401 ? 'ERR_GAME_SESSION_ENDED' : code
}

/** Tells why something was refused and what can be done about it. */
export function createRefusal({ data, session, view, sound, noticeMs, onEnded }: Needs) {
  return (code: string, details?: Readonly<Record<string, unknown>>): void => {
    if (endsPlay(code)) return onEnded(code)
    sound.refused()
    const text = lawSentence(details, data.language) ?? data.errors[code] ?? data.errors['default'] ?? ''
    const ways = chooseWaysOut(code, { lobbyUrl: session.lobbyUrl, gameKey: data.game.key, mode: session.mode })
    view.notice(
      text,
      ways.length > 0 ? 0 : noticeMs,
      ways.map(({ label, href }) => ({ text: view.say(label), href })),
    )
    view.announce(text)
  }
}
