import type { ReplyOf } from '#contract/call.ts'
import type { getClub } from '#contract/play-v1/club.ts'
import type { status } from '#contract/capi-v1/player-loyalty.ts'
import { idOf } from './id-of.ts'

type Club = ReplyOf<typeof getClub>
type Status = ReplyOf<typeof status>

const secondsOf = (instant: string | null) => (instant === null ? undefined : Math.floor(Date.parse(instant) / 1000))

/** Maps our responses to the service's interface. */
export const writeProps = (told: Status) => ({
  ach_points_balance: told.pointsBalance,
  ach_points_ever: told.pointsEver,
  ach_level_current_id: told.currentLevel?.id ?? null,
  ach_level_current: told.currentLevel?.name ?? '',
  avatar_url: told.avatarUrl ?? '',
  core_inbox_unread_count: told.coreInboxUnreadCount,
  ach_gamification_in_control_group: told.isInControlGroup,
})

export const writeLevels = ({ levels }: Club) =>
  levels.map((level, place) => ({
    id: level.id,
    name: level.name,
    description: level.description,
    image: level.image,
    required_points: level.requiredPoints,
    visibility_points: level.visibilityPoints,
    required_level_counter_1: null,
    required_level_counter_2: null,
    ordinal_position: place + 1,
    custom_data: { reached_ts: secondsOf(level.reachedAt) },
  }))

type Counted = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly progress: number
  readonly count: number
  readonly icon: string
}

const counted = ({ key, name, description, progress, count, icon }: Counted, isCompleted: boolean) => ({
  id: idOf(key),
  name,
  description,
  image: '',
  progress: Math.floor((progress / count) * 100),
  tasks: [{ id: idOf(`${key}:1`), name, progress: Math.floor((progress / count) * 100), is_completed: isCompleted }],
  is_completed: isCompleted,
  is_locked: false,
  is_requires_optin: false,
  is_opted_in: true,
  time_limit_ms: 0,
  active_from_ts: 0,
  active_till_ts: 0,
  max_completion_count: 1,
  completion_count: isCompleted ? 1 : 0,
  related_games: [],
  custom_data: { icon, done: progress, count },
})

export const writeMissions = ({ missions }: Club) =>
  missions.map((mission) => ({
    ...counted(mission, mission.state !== 'open'),
    type: 'mission',
    reward: String(mission.points),
    requires_prize_claim: mission.state === 'done',
    ach_completed_id: idOf(mission.key),
  }))

export const writeBadges = ({ badges }: Club) =>
  badges.map((badge) => ({
    ...counted(badge, badge.wonAt !== null),
    type: 'badge',
    reward: '',
    requires_prize_claim: false,
    completed_at_ts: secondsOf(badge.wonAt),
  }))

export const writeItems = ({ items, worn, isStoreClosed }: Club) =>
  items.map((item) => ({
    id: idOf(item.key),
    name: item.name,
    description: '',
    image: item.avatar ? `/avatars/${item.avatar}.svg` : '',
    price: String(item.points),
    type: item.type === 'avatar' ? 'tangible' : 'bonus',
    can_buy: !isStoreClosed && !item.isOwned,
    custom_data: {
      avatar: item.avatar,
      rounds: item.rounds,
      is_owned: item.isOwned,
      is_worn: item.avatar !== null && item.avatar === worn,
    },
  }))
