import type { Level } from './levels.ts'

/**
 * The gamification service as it lives in the page: one global that is a function for commands and an object for
 * questions. Everything it says is untrusted, so everything is read field by field.
 */
export type Gamification = {
  readonly fetchLevels: () => Promise<readonly Level[]>
  /** Calls back with the properties that changed, and only those; the whole set comes once after identification. */
  readonly watch: (tell: (change: UserChange) => void) => () => void
  readonly follow: (deepLink: string) => void
  readonly signIn: (playerId: string, language: string) => void
  readonly signOut: () => void
  /** What the service shows others of the player; empty where there is none. */
  readonly setNickname: (nickname: string) => void
}

/** What the header shows of the player (player-site §3). */
export type GamifiedUser = {
  readonly avatarUrl: string | undefined
  readonly pointsBalance: number
  readonly pointsEver: number
  readonly currentLevelId: number | undefined
  readonly coreInboxUnreadCount: number
}
export type UserChange = Partial<GamifiedUser>

type Service = {
  (command: string, ...rest: unknown[]): void
  readonly api?: { readonly getLevels?: () => Promise<unknown>; readonly getUserLevels?: () => Promise<unknown> }
  readonly on?: (event: string, handler: (change: unknown) => void) => void
  readonly off?: (event: string, handler: (change: unknown) => void) => void
  readonly online?: (playerId: string, language: string) => void
  readonly logout?: () => void
  readonly dp?: (deepLink: string) => void
  readonly setNickname?: (nickname: string) => void
  readonly getPublicProps?: () => unknown
}

/** Reads the service of this page, or undefined when it is switched off, blocked or not loaded. */
export function findGamification(page: object): Gamification | undefined {
  const service: unknown = Reflect.get(page, '_smartico')
  return typeof service === 'function' ? adapt(service as unknown as Service) : undefined
}

function adapt(service: Service): Gamification {
  return {
    async fetchLevels() {
      const fetch = service.api?.getLevels ?? service.api?.getUserLevels
      const answer: unknown = fetch ? await fetch.call(service.api) : []
      return Array.isArray(answer) ? answer.flatMap((entry) => readLevel(entry) ?? []) : []
    },
    watch(tell) {
      const handler = (change: unknown) => tell(readChange(change))
      service.on?.('props_change', handler)
      // The full set may have come before anyone listened.
      const known = service.getPublicProps?.()
      if (known) tell(readChange(known))
      return () => service.off?.('props_change', handler)
    },
    follow: (deepLink) => followDeepLink(service, deepLink),
    signIn: (playerId, language) => service.online?.(playerId, language),
    signOut: () => service.logout?.(),
    setNickname: (nickname) => service.setNickname?.(nickname),
  }
}

function followDeepLink(service: Service, deepLink: string): void {
  try {
    if (!service.dp) throw new Error('The service has no deep links.')
    service.dp(deepLink)
  } catch (error) {
    // oxlint-disable-next-line no-console -- player-site §8: logged under this name, and nothing is shown to the player
    console.error('SMARTICO_ERROR', error)
  }
}

const field = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, name) : undefined
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function readLevel(entry: unknown): Level | undefined {
  const id = numberOf(field(entry, 'id'))
  if (id === undefined) return undefined
  return {
    id,
    name: textOf(field(entry, 'name')) ?? '',
    description: textOf(field(entry, 'description')) ?? '',
    image: textOf(field(entry, 'image')) ?? '',
    requiredPoints: numberOf(field(entry, 'required_points')) ?? 0,
    visibilityPoints: numberOf(field(entry, 'visibility_points')) ?? null,
    requiredLevelCounter1: numberOf(field(entry, 'required_level_counter_1')) ?? null,
    requiredLevelCounter2: numberOf(field(entry, 'required_level_counter_2')) ?? null,
    customData: field(entry, 'custom_data'),
  }
}

/** Only what is present is passed on: a partial change must not wipe out the rest. */
export function readChange(change: unknown): UserChange {
  const read: { -readonly [Name in keyof UserChange]: UserChange[Name] } = {}
  const avatar = textOf(field(change, 'avatar_url')) ?? textOf(field(change, 'avatar_id'))
  if (avatar !== undefined) read.avatarUrl = avatar
  const balance = numberOf(field(change, 'ach_points_balance')) ?? numberOf(field(change, 'core_public_points_balance'))
  if (balance !== undefined) read.pointsBalance = balance
  const ever = numberOf(field(change, 'ach_points_ever'))
  if (ever !== undefined) read.pointsEver = ever
  const level = numberOf(field(change, 'ach_level_current_id'))
  if (level !== undefined) read.currentLevelId = level
  const unread = numberOf(field(change, 'core_inbox_unread_count'))
  if (unread !== undefined) read.coreInboxUnreadCount = unread
  return read
}
