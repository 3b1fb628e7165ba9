export type AuditFilter = { readonly playerId?: number; readonly userId?: number; readonly action?: string }

/** Reads the filter of the address; what is not a number of a player or of a person is left out. */
export function readFilter(search: URLSearchParams): AuditFilter {
  const playerId = readNumber(search.get('player'))
  const userId = readNumber(search.get('user'))
  const action = search.get('action')?.trim().slice(0, 80)
  return { ...(playerId ? { playerId } : {}), ...(userId ? { userId } : {}), ...(action ? { action } : {}) }
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}

/** What a call's path is called in words: the key of its text. */
export function actionName(action: string): string {
  return `action.${action.split('/').slice(-2).join('.')}`
}
