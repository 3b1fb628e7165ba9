import type { TextKey } from '../../texts/index.ts'

export type WayOut = { readonly label: TextKey; readonly href: string }

type Place = { readonly lobbyUrl: string; readonly gameKey: string; readonly mode: 'real' | 'demo' }

/** Error codes after which this page cannot go on: the game is replaced by a way out. */
const ENDING = new Set([
  'NO_TOKEN',
  'ERR_GAME_SESSION_ENDED',
  'ERR_GAME_DISABLED',
  'ERR_GAME_NOT_FOUND',
  'ERR_PLAYING_BLOCKED',
  'ERR_TOKEN_INVALID',
  'ERR_TOKEN_EXPIRED',
  'ERR_NOT_SIGNED_IN',
  'ERR_PANIC_STOP',
  'ERR_SELF_EXCLUDED',
  'ERR_EXCLUDED',
])

export function endsPlay(code: string): boolean {
  return ENDING.has(code)
}

/** What a player can do about a refusal, the most useful first. The lobby is always there. */
export function chooseWaysOut(code: string, { lobbyUrl, gameKey, mode }: Place): WayOut[] {
  const lobby: WayOut = { label: 'toLobby', href: lobbyUrl }
  const account: WayOut = { label: 'toAccount', href: `${lobbyUrl}/account` }
  const reopen: WayOut = { label: 'reopen', href: `${lobbyUrl}/play/${gameKey}?mode=${mode}` }
  const limits = `${lobbyUrl}/account/limits`
  const back = `?return=${encodeURIComponent(`${new URL(lobbyUrl).pathname}/play/${gameKey}?mode=${mode}`)}`
  switch (code) {
    case 'ERR_LIMITS_NOT_CHOSEN':
      return [{ label: 'toLimits', href: limits + back }, lobby]
    case 'ERR_TERMS_NOT_ACCEPTED':
      return [{ label: 'toTerms', href: `${lobbyUrl}/terms` }, lobby]
    case 'ERR_INSUFFICIENT_FUNDS':
      // Play money needs no deposit: a demo opened again has the full balance.
      return mode === 'demo' ? [reopen] : [{ label: 'toDeposit', href: `${lobbyUrl}/deposit${back}` }, lobby]
    case 'ERR_LOSS_LIMIT_REACHED':
    case 'ERR_STAKE_LIMIT_REACHED':
    case 'ERR_LIMIT_REACHED_LOGONDURATION':
    case 'ERR_LIMIT_REACHED_LOGONBREAK':
      return [{ label: 'toLimits', href: limits }, lobby]
    case 'ERR_PANIC_STOP':
    case 'ERR_SELF_EXCLUDED':
    case 'ERR_EXCLUDED':
    case 'ERR_BREAK_REQUIRED':
      return [{ label: 'toExclusion', href: `${lobbyUrl}/account/exclusion` }, lobby]
    case 'ERR_IDENTITY_NOT_VERIFIED':
      return [{ label: 'toAccount', href: `${lobbyUrl}/account/requirements${back}` }, lobby]
    case 'ERR_PLAYING_BLOCKED':
      return [account, lobby]
    case 'ERR_NOT_SIGNED_IN':
      return [{ label: 'toSignIn', href: `${lobbyUrl}/login` }, lobby]
    case 'ERR_GAME_SESSION_ENDED':
    case 'ERR_TOKEN_INVALID':
    case 'ERR_TOKEN_EXPIRED':
      return [reopen, lobby]
    case 'ERR_STAKE_NOT_ALLOWED':
    case 'ERR_KEY_REUSED':
      return []
    default:
      return [lobby]
  }
}
