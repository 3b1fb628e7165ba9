import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { changes, status } from '#contract/capi-v1/player-loyalty.ts'
import { buyItem, claimMission, getClub, wearAvatar } from '#contract/play-v1/club.ts'
import { AVATARS } from '#contract/shapes/loyalty.ts'
import type { Language } from '#config/shapes.ts'
import type { Client } from '#client'
import { api } from '../../api.ts'
import type { Service, ServiceApi } from '../service.ts'
import { createEventHub } from './event-hub.ts'
import { idOf } from './id-of.ts'
import { ownInbox } from './own-inbox.ts'
import { writeBadges, writeItems, writeLevels, writeMissions, writeProps } from './write-club.ts'

type Club = ReplyOf<typeof getClub>
type Props = ReturnType<typeof writeProps>

/** Where our own club and inbox open a deep link. */
export type Opens = (deepLink: string) => void

const KEPT_MS = 30_000
const REFRESH_MS = 60_000

/** The data of a call; throws on a refusal, as the interface defines. */
async function given<C extends CallDefinition>(
  answering: Promise<{ ok: true; data: ReplyOf<C> } | { ok: false; code: string }>,
) {
  const answer = await answering
  if (!answer.ok) throw new Error(answer.code)
  return answer.data
}

type Needs = {
  readonly hub: ReturnType<typeof createEventHub>
  /** Client of the API. */
  readonly ask: Client
  readonly now: () => number
}

/** The state of the player and of the club, read at the first request. */
function createClub({ hub, ask, now }: Needs) {
  let language: Language = 'en'
  let props: Props | undefined
  let kept: { readonly club: Promise<Club>; readonly at: number } | undefined

  const readClub = (): Promise<Club> => {
    if (kept && now() - kept.at < KEPT_MS) return kept.club
    const club = given<typeof getClub>(ask(getClub, { query: { language } }))
    kept = { club, at: now() }
    // A failed read is not cached.
    club.catch(() => (kept = undefined))
    return club
  }
  /** Reads the current state and reports only changes. */
  const refresh = async (): Promise<void> => {
    try {
      const read = writeProps(await given<typeof status>(ask(status, { body: { language } })))
      const before: Partial<Props> | undefined = props
      props = read
      const changed = Object.entries(read).filter(([name, value]) => Reflect.get(before ?? {}, name) !== value)
      if (!before) hub.tell('identify', null, read)
      hub.tell('props_change', Object.fromEntries(changed))
    } catch (error) {
      hub.tell(props ? 'protocol_error' : 'identify', error)
    }
  }
  const changing = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    kept = undefined
    await refresh()
    return done
  }
  const keyOf = async (of: 'missions' | 'items', id: number): Promise<string> => {
    const found = (await readClub())[of].find(({ key }) => idOf(key) === id)
    if (!found) throw new Error('ERR_ITEM_NOT_FOUND')
    return found.key
  }
  return {
    read: readClub,
    refresh,
    changing,
    keyOf,
    language: () => language,
    props: () => props,
    whose(): Props {
      if (!props) throw new Error('Nobody is identified yet.')
      return props
    },
    turnTo(asked: Language) {
      language = asked
      kept = undefined
    },
    forget() {
      props = undefined
      kept = undefined
    },
  }
}

function serviceOf(club: ReturnType<typeof createClub>, ask: Client): ServiceApi {
  return {
    getUserProfile() {
      return club.whose()
    },
    getLevels: async () => writeLevels(await club.read()),
    getMissions: async () => writeMissions(await club.read()),
    requestMissionClaimReward: async (missionId) => {
      const key = await club.keyOf('missions', missionId)
      await club.changing(given<typeof claimMission>(ask(claimMission, { body: { key } })))
      return { err_code: 0 }
    },
    getBadges: async () => writeBadges(await club.read()),
    getStoreItems: async () => writeItems(await club.read()),
    buyStoreItem: async (itemId) => {
      const key = await club.keyOf('items', itemId)
      const idempotencyKey = crypto.randomUUID()
      await club.changing(given<typeof buyItem>(ask(buyItem, { body: { key, idempotencyKey } })))
      return { err_code: 0 }
    },
    getActivityLog: async ({ from = 0, to = 50 }) => {
      const { rows } = await given<typeof changes>(
        ask(changes, { body: { language: club.language(), limit: Math.min(200, to) } }),
      )
      return rows.slice(from).map((row) => ({
        create_date: Math.floor(Date.parse(row.at) / 1000),
        amount: row.points,
        balance: row.pointsAfter,
        type: row.kind,
        custom_data: { name: row.name, about: row.about, reason: row.reason },
      }))
    },
    getInboxUnreadCount: async () => club.props()?.core_inbox_unread_count ?? 0,
    getAvatarsList: async () => AVATARS.map((avatar) => ({ id: avatar, url: `/avatars/${avatar}.svg` })),
    setAvatar: async (avatarId) => {
      const avatar = AVATARS.find((one) => one === avatarId) ?? null
      await club.changing(given<typeof wearAvatar>(ask(wearAvatar, { body: { avatar } })))
      return { err_code: 0 }
    },
    ...ownInbox(() => void club.refresh(), ask),
  }
}

/** Our own club, behind the public interface of the service in the page. */
export function createEngine({
  opens,
  ask = api,
  now = () => Date.now(),
}: {
  readonly opens: Opens
  readonly ask?: Client
  readonly now?: () => number
}): Service {
  const hub = createEventHub()
  const club = createClub({ hub, ask, now })
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = (link: string): void => {
    club.whose()
    opens(link)
  }
  const object = {
    api: serviceOf(club, ask),
    init: () => hub.tell('init', null),
    on: hub.on,
    off: hub.off,
    online(_userId: string, asked: string) {
      club.turnTo(asked as Language)
      clearInterval(timer)
      timer = setInterval(() => {
        if (globalThis.document?.visibilityState !== 'hidden') void club.refresh()
      }, REFRESH_MS)
      void club.refresh().then(() => club.props() && followAddress())
      hub.tell('login')
    },
    logout() {
      clearInterval(timer)
      club.forget()
      hub.tell('logout')
    },
    changeLanguage(asked: string) {
      club.turnTo(asked as Language)
    },
    dp: follow,
    suspendPopups: () => {},
    suspendInbox: () => {},
    suspendMiniGames: () => {},
    setNickname: () => {},
    getPublicProps: club.props,
  }
  return Object.assign((command: string, ...rest: unknown[]) => {
    const method: unknown = Reflect.get(object, command)
    if (typeof method === 'function') Reflect.apply(method, object, rest)
  }, object)

  /** `#_smartico_dp=dp%3Agf` of the URL, once the player is identified. */
  function followAddress(): void {
    const asked = /^#_smartico_dp=(.+)$/.exec(globalThis.location?.hash ?? '')?.[1]
    if (!asked) return
    history.replaceState(history.state, '', location.pathname + location.search)
    const link = decoded(asked)
    if (link !== undefined) follow(link)
  }
}

/** The URL is untrusted: an invalid encoding is ignored. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
