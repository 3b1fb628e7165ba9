import type { StaticPage } from '#config/shapes.ts'

export type PlayMode = 'demo' | 'real'
type PlacesSearch = { readonly town?: string | undefined; readonly onlyOpen?: boolean }

/** Every URL of the player site is defined here and nowhere else. */
export const paths = {
  lobby: (locale: string, search = '') => `/${locale}${search}`,
  login: (locale: string, returnTo?: string) =>
    `/${locale}/login${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  register: (locale: string, returnTo?: string) =>
    `/${locale}/register${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  /** The registration with every field, by steps. */
  registerWhole: (locale: string, returnTo?: string) =>
    `/${locale}/register?whole=1${returnTo ? `&return=${encodeURIComponent(returnTo)}` : ''}`,
  /** An account of a venue or of an earlier platform: the search for it, and its progress. */
  oldAccount: (locale: string) => `/${locale}/old-account`,
  /** Where a link for a new password is requested. */
  newPassword: (locale: string) => `/${locale}/login?way=forgotten`,
  tokenLogin: (locale: string) => `/${locale}/login/token`,
  resetPassword: (locale: string) => `/${locale}/reset-password`,
  account: (locale: string) => `/${locale}/account`,
  /** Movements of the account and rounds as files, for the days that `search` says. */
  statementFile: (locale: string, kind: 'csv' | 'pdf', search = '') => `/${locale}/account/statement.${kind}${search}`,
  roundsFile: (locale: string, search = '') => `/${locale}/account/rounds.csv${search}`,
  addresses: (locale: string) => `/${locale}/account/addresses`,
  limits: (locale: string, returnTo?: string) =>
    `/${locale}/account/limits${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  pin: (locale: string) => `/${locale}/account/pin`,
  notifications: (locale: string) => `/${locale}/account/notifications`,
  passkeys: (locale: string) => `/${locale}/account/passkeys`,
  /** Payment cards; after one is allowed, back to the deposit at `returnTo`. */
  cards: (locale: string, returnTo?: string) =>
    `/${locale}/account/cards${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  identity: (locale: string) => `/${locale}/account/identity`,
  bonuses: (locale: string) => `/${locale}/account/bonuses`,
  promotions: (locale: string, kind?: string) => `/${locale}/promotions${kind ? `?kind=${kind}` : ''}`,
  promotion: (locale: string, campaignId: string) => `/${locale}/promotions/${campaignId}`,
  freeRounds: (locale: string) => `/${locale}/account/free-rounds`,
  privacy: (locale: string) => `/${locale}/account/privacy`,
  club: (locale: string, tab = 'over') => `/${locale}/club${tab === 'over' ? '' : `?tab=${tab}`}`,
  inbox: (locale: string) => `/${locale}/inbox`,
  requirements: (locale: string, returnTo?: string) =>
    `/${locale}/account/requirements${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  exclusion: (locale: string) => `/${locale}/account/exclusion`,
  venueCards: (locale: string) => `/${locale}/account/venue-cards`,
  help: (locale: string, search = '') => `/${locale}/help${search}`,
  askSupport: (locale: string, topic?: string) => `/${locale}/help/ask${topic ? `?topic=${topic}` : ''}`,
  tickets: (locale: string) => `/${locale}/help/tickets`,
  ticket: (locale: string, ticketId: string) => `/${locale}/help/tickets/${ticketId}`,
  venues: (locale: string) => `/${locale}/account/venues`,
  /** The venues of the brand. */
  places: (locale: string, { town, onlyOpen = false }: PlacesSearch = {}) => {
    const search = new URLSearchParams({ ...(town ? { town } : {}), ...(onlyOpen ? { open: '1' } : {}) }).toString()
    return `/${locale}/venues${search ? `?${search}` : ''}`
  },
  deposit(locale: string, returnTo?: string, amountMinor?: number): string {
    const search = [
      ...(returnTo ? [`return=${encodeURIComponent(returnTo)}`] : []),
      ...(amountMinor === undefined ? [] : [`amount=${amountMinor}`]),
    ].join('&')
    return `/${locale}/deposit${search ? `?${search}` : ''}`
  },
  withdraw: (locale: string) => `/${locale}/withdraw`,
  /** One withdrawal by its number: its progress, and its receipt when it is paid. */
  withdrawal: (locale: string, number: string) => `/${locale}/withdraw/receipt?number=${encodeURIComponent(number)}`,
  withdrawalFile: (locale: string, number: string) =>
    `/${locale}/withdraw/receipt.pdf?number=${encodeURIComponent(number)}`,
  receipt: (locale: string, number: string) => `/${locale}/deposit/receipt?number=${encodeURIComponent(number)}`,
  receiptFile: (locale: string, number: string) =>
    `/${locale}/deposit/receipt.pdf?number=${encodeURIComponent(number)}`,
  depositReturn: (locale: string) => `/${locale}/deposit/return`,
  /** The page for the code of a wallet, with the payment. */
  depositWallet: (locale: string) => `/${locale}/deposit/wallet`,
  depositSms: (locale: string) => `/${locale}/deposit/sms`,
  wallet: (locale: string) => `/${locale}/account/wallet`,
  bankLook: (locale: string) => `/${locale}/account/bank`,
  depositTransfer: (locale: string) => `/${locale}/deposit/transfer`,
  game: (locale: string, gameKey: string) => `/${locale}/play/${gameKey}`,
  play: (locale: string, gameKey: string, mode: PlayMode) => `/${locale}/play/${gameKey}?mode=${mode}`,
  tournaments: (locale: string) => `/${locale}/tournaments`,
  tournamentRound: (locale: string, roundId: string) => `/${locale}/tournaments/${roundId}`,
  sectionPage: (locale: string, page: 'liveDealer' | 'calendar') => `/${locale}/${page}`,
  /** The page where new terms are accepted; then back to the previous page. */
  terms: (locale: string, returnTo?: string) =>
    `/${locale}/terms${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
  page: (locale: string, page: StaticPage) => `/${locale}/${page}`,
  verify: (gamesOrigin: string, locale: string, roundId?: string) =>
    `${gamesOrigin}/verify?lang=${locale}${roundId ? `&roundId=${encodeURIComponent(roundId)}` : ''}`,
  /** The verifier as one file to download. */
  verifier: (gamesOrigin: string, locale: string) => `${gamesOrigin}/verifier.html?lang=${locale}`,
} as const

/** The real-money game that a path opens; undefined for every other path. */
export function gameForMoney(address: string | null | undefined): string | undefined {
  return /^\/[a-z]{2}\/play\/\w+\?mode=real$/.exec(address ?? '')?.[0]
}

/** Returns the address only if it is the page of deposits, in this language: the player may have switched it since. */
export function depositAddress(address: string | null, locale: string): string | undefined {
  const [, search] = /^\/[a-z]{2}\/deposit((?:\?[\w\-/?=&.%]*)?)$/.exec(address ?? '') ?? []
  return search === undefined ? undefined : `${paths.deposit(locale)}${search}`
}

/** The address of a deposit with a stored card preset. */
export function withCard(address: string, cardId: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}card=${cardId}`
}

/** Returns the address only if it is a path of this site, to prevent open redirects. */
export function safeReturn(address: string | null, otherwise: string): string {
  if (!address || !/^\/(?![/\\])[\w\-/?=&.%]*$/.test(address)) return otherwise
  return address
}
