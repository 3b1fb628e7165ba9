/**
 * The public interface of the gamification service in the page: one global that is a queue of commands first and an
 * object later. The shape is that of the public client `@smartico/public-api` 0.0.418, written from its documentation,
 * as the package is not on the registry (decision 0075). Implemented by ours (`own/`) and by a third-party service; the
 * site uses no other interface. All data from it is untrusted.
 */
export type Handler = (...told: unknown[]) => void

export type ServiceObject = {
  init?: (labelKey: string, options: { brand_key: string; lang: string }) => void
  on?: (event: string, handler: Handler) => void
  off?: (event: string, handler: Handler) => void
  online?: (userId: string, language: string, hash?: string) => void
  logout?: () => void
  changeLanguage?: (language: string) => void
  dp?: (deepLink: string) => void
  suspendPopups?: (isSuspended: boolean) => void
  suspendInbox?: (isSuspended: boolean) => void
  suspendMiniGames?: (isSuspended: boolean) => void
  setNickname?: (nickname: string) => void
  getPublicProps?: () => unknown
  api?: ServiceApi
}

type Listing = (options?: { readonly onUpdate?: (changed: unknown) => void }) => Promise<unknown>

export type ServiceApi = {
  getUserProfile?: () => unknown
  getLevels?: Listing
  getUserLevels?: Listing
  getMissions?: Listing
  requestMissionClaimReward?: (missionId: number, completedId: number) => Promise<unknown>
  getBadges?: Listing
  getStoreItems?: Listing
  buyStoreItem?: (itemId: number) => Promise<unknown>
  getInboxMessages?: (options?: { from?: number; to?: number }) => Promise<unknown>
  getInboxMessageBody?: (messageId: string) => Promise<unknown>
  getInboxUnreadCount?: Listing
  markInboxMessageAsRead?: (messageId: string) => Promise<unknown>
  markAllInboxMessagesAsRead?: () => Promise<unknown>
  deleteInboxMessage?: (messageId: string) => Promise<unknown>
  getActivityLog?: (options: {
    startTimeSeconds: number
    endTimeSeconds: number
    from?: number
    to?: number
  }) => Promise<unknown>
  getAvatarsList?: () => Promise<unknown>
  setAvatar?: (avatarId: string) => Promise<unknown>
}

/** The global of the page: callable with a command, and an object once it is loaded. */
export type Service = ((command: string, ...rest: unknown[]) => void) & ServiceObject

/** Reads the service of this page, or undefined when it is switched off, blocked or not loaded. */
export function findService(page: object): Service | undefined {
  const service: unknown = Reflect.get(page, '_smartico')
  return typeof service === 'function' ? (service as unknown as Service) : undefined
}

export const fieldOf = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
export const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
export const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** A time in milliseconds, or as a date string; undefined if it is invalid. */
export function instantOf(value: unknown): Date | undefined {
  const at = new Date(textOf(value) ?? numberOf(value) ?? NaN)
  return Number.isNaN(at.getTime()) ? undefined : at
}
