/** Everything that the site stores in the browser (player-site §3), with the defaults for missing or invalid values. */
type ClientValues = {
  adultConsent: boolean
  analyticsConsent: 'granted' | 'denied' | undefined
  favouriteGames: readonly string[]
  lastPlayedGames: readonly string[]
  isDarkMode: boolean
  accessToken: { readonly token: string; readonly expiresAt: string } | undefined
  sessionHashes: readonly string[]
  userData: { readonly playerId: number; readonly language: string } | undefined
  loginTimestamp: string | undefined
  showLoginMessage: boolean
  /** Somebody has signed in in this browser, no matter who. */
  wasSignedIn: boolean
  avatarUrl: string | undefined
  /** A started registration, and its expiry on the server. */
  registration: { readonly token: string; readonly expiresAt: string } | undefined
  /** Where a registration at the bank leads once it is done: the bank returns without it. */
  registrationReturn: string | undefined
  /** From the kiosk where a registration began: names its venue. */
  venueToken: string | undefined
  /** An old account that was found and whose migration is not finished. */
  oldAccount: { readonly token: string; readonly expiresAt: string } | undefined
  pendingPayment: { readonly paymentId: string; readonly startedAt: string } | undefined
  /** The real-money game from which the player came to the deposit. */
  depositGame: string | undefined
  /** The real-money game from which the player came to the verification of identity: a verdict may take a day. */
  identityGame: string | undefined
  /** The payment method of the last deposit. */
  lastDepositWay: string | undefined
  /** The deposit form before the redirect to the bank. */
  depositDraft: { readonly amount: string; readonly way: string; readonly bank: string } | undefined
}

export type ClientValueName = keyof ClientValues

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 2048
const asKeys = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText).slice(0, 500) : [])
const asText = (value: unknown) => (isText(value) ? value : undefined)
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A token of the server, and its expiry. */
function asToken(value: unknown) {
  const token = fieldOf(value, 'token')
  const expiresAt = fieldOf(value, 'expiresAt')
  return isText(token) && isText(expiresAt) ? { token, expiresAt } : undefined
}

const readers: { readonly [Name in ClientValueName]: (value: unknown) => ClientValues[Name] } = {
  adultConsent: (value) => value === true,
  analyticsConsent: (value) => (value === 'granted' || value === 'denied' ? value : undefined),
  favouriteGames: asKeys,
  lastPlayedGames: asKeys,
  isDarkMode: (value) => value !== false,
  accessToken: asToken,
  registration: asToken,
  oldAccount: asToken,
  registrationReturn: asText,
  venueToken: asText,
  sessionHashes: asKeys,
  userData(value) {
    const playerId = fieldOf(value, 'playerId')
    const language = fieldOf(value, 'language')
    return typeof playerId === 'number' && isText(language) ? { playerId, language } : undefined
  },
  loginTimestamp: asText,
  showLoginMessage: (value) => value === true,
  wasSignedIn: (value) => value === true,
  avatarUrl: asText,
  pendingPayment(value) {
    const paymentId = fieldOf(value, 'paymentId')
    const startedAt = fieldOf(value, 'startedAt')
    return isText(paymentId) && isText(startedAt) ? { paymentId, startedAt } : undefined
  },
  depositGame: asText,
  identityGame: asText,
  lastDepositWay: asText,
  depositDraft(value) {
    const [amount, way, bank] = ['amount', 'way', 'bank'].map((name) => fieldOf(value, name))
    return isText(amount) && isText(way) && isText(bank) ? { amount, way, bank } : undefined
  },
}

const PREFIX = 'tolar.'

/** Key in localStorage. The script that shows the adult dialog before React runs reads it too. */
export const storageKey = (name: ClientValueName) => PREFIX + name

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser may forbid storage; then the site works without it. */
function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/**
 * Of the player who is signed in, and removed with the sign-out; the others are of the device, whoever uses it.
 * `sessionHashes` is the last, since other tabs of this browser notice its change and reload.
 */
const OF_THE_PLAYER = [
  'accessToken',
  'userData',
  'loginTimestamp',
  'showLoginMessage',
  'avatarUrl',
  'pendingPayment',
  'depositGame',
  'depositDraft',
  'identityGame',
  'lastDepositWay',
  'sessionHashes',
] as const satisfies readonly ClientValueName[]

/** Reads one value. Anything unreadable is the same as nothing stored. */
export function readClientValue<Name extends ClientValueName>(
  name: Name,
  store: Store | undefined = browserStore(),
): ClientValues[Name] {
  let value: unknown
  try {
    value = JSON.parse(store?.getItem(storageKey(name)) ?? 'null')
  } catch {
    value = null
  }
  return readers[name](value)
}

/** Stores one value; undefined removes it. If the storage is full, only this value is lost. */
export function writeClientValue<Name extends ClientValueName>(
  name: Name,
  value: ClientValues[Name],
  store: Store | undefined = browserStore(),
): void {
  try {
    if (value === undefined) store?.removeItem(storageKey(name))
    else store?.setItem(storageKey(name), JSON.stringify(value))
  } catch {
    // Private windows of some browsers refuse to write; the player can do nothing about it.
  }
}

export function forgetValuesOfPlayer(store: Store | undefined = browserStore()): void {
  for (const name of OF_THE_PLAYER) writeClientValue(name, undefined, store)
}
