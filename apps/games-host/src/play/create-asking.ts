import type { PageView } from './page-view.ts'
import { askUntilAnswered, wait, type Trouble } from './retry.ts'

/** Asks until there is an answer, and tells the player when the line is down and when it is back. */
export function createAsking(view: Pick<PageView, 'say' | 'notice'>, noticeMs: number) {
  const onTrouble = (isDown: boolean): void =>
    view.notice(view.say(isDown ? 'connectionLost' : 'connectionBack'), isDown ? 0 : noticeMs)
  return <A extends { readonly ok: true } | ({ readonly ok: false } & Trouble)>(ask: () => Promise<A>): Promise<A> =>
    askUntilAnswered({ ask, wait, onTrouble })
}
