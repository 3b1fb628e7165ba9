import type { Level } from './levels.ts'
import { plainText } from './plain-text.ts'
import { fieldOf as field, findService, numberOf, textOf, type Service } from './service.ts'

/** The gamification service, as the frame of the site uses it. Lists of the club are read by the club's own pages. */
export type Gamification = {
  readonly fetchLevels: () => Promise<readonly Level[]>
  /** Calls back with only the properties that changed; the whole set comes once after identification. */
  readonly watch: (tell: (change: UserChange) => void) => () => void
  /** Calls back when the service has lost its connection. */
  readonly watchLoss: (tell: () => void) => () => void
  readonly follow: (deepLink: string) => void
  readonly signIn: (playerId: string, language: string, hash: string | null) => void
  readonly signOut: () => void
  /** While a person pays, proves who they are or sets limits, nothing opens over the page. */
  readonly hold: (isHeld: boolean) => void
  /** The name that the service shows to others; empty where there is none. */
  readonly setNickname: (nickname: string) => void
}

/** What the header shows of the player (player-site §3). */
export type GamifiedUser = {
  readonly avatarUrl: string | undefined
  readonly pointsBalance: number
  readonly pointsEver: number
  readonly currentLevelId: number | undefined
  readonly coreInboxUnreadCount: number
  /** The service is off for this player: nothing of it is shown. */
  readonly isInControlGroup: boolean
}
export type UserChange = Partial<GamifiedUser>

/** The service of this page, or undefined when it is switched off, blocked or not loaded. */
export function findGamification(page: object): Gamification | undefined {
  const service = findService(page)
  return service && adapt(service)
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
    watchLoss(tell) {
      service.on?.('protocol_error', tell)
      return () => service.off?.('protocol_error', tell)
    },
    follow: (deepLink) => followDeepLink(service, deepLink),
    signIn: (playerId, language, hash) => service.online?.(playerId, language, ...(hash === null ? [] : [hash])),
    signOut: () => service.logout?.(),
    hold(isHeld) {
      service.suspendPopups?.(isHeld)
      service.suspendInbox?.(isHeld)
      service.suspendMiniGames?.(isHeld)
    },
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

function readLevel(entry: unknown): Level | undefined {
  const id = numberOf(field(entry, 'id'))
  if (id === undefined) return undefined
  return {
    id,
    name: plainText(textOf(field(entry, 'name')) ?? ''),
    description: plainText(textOf(field(entry, 'description')) ?? ''),
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
  const isControlled = field(change, 'ach_gamification_in_control_group')
  if (typeof isControlled === 'boolean') read.isInControlGroup = isControlled
  return read
}
