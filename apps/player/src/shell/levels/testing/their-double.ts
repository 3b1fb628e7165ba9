import type { Handler, Service } from '../service.ts'

const PLAYER = {
  ach_points_balance: 30,
  ach_points_ever: 330,
  ach_level_current_id: 2,
  ach_level_current: 'Tovaryš',
  avatar_url: '/avatars/star.svg',
  core_inbox_unread_count: 1,
  ach_gamification_in_control_group: false,
  core_public_tags: [],
  public_username: 'Jana',
}
const LEVELS = [
  { id: 2, name: 'Tovaryš', description: '', image: '', required_points: 300, visibility_points: null },
  { id: 1, name: 'Učeň', description: '', image: '', required_points: 0, visibility_points: null },
]
const MISSIONS = [
  {
    id: 7,
    type: 'mission',
    name: 'Přečíst pět herních plánů',
    description: '<b>Otevřete je</b><script>alert(1)</script> u her.',
    reward: '150',
    image: '',
    progress: 100,
    tasks: [],
    is_completed: true,
    requires_prize_claim: true,
    ach_completed_id: 71,
  },
  { name: 'no id' },
]
const MESSAGES = [
  {
    message_guid: 'm-1',
    sent_date: '2026-11-25T10:00:00Z',
    read: false,
    favorite: false,
    category_id: 0,
    expire_on_dt: null,
  },
]
const MESSAGE = {
  title: 'Nová úroveň',
  preview_body: 'Tovaryš',
  icon: '',
  action: 'dp:gf_levels',
  html_body: '<p onclick="alert(1)">Úroveň vám zůstane.</p><script>alert(2)</script><img src=x onerror=alert(3)>',
  buttons: [],
}

/**
 * A third-party service as its public documentation describes it, with responses from there. The same tests run against
 * it and against our own engine. `say` simulates a push of their server.
 */
export function createTheirDouble(): Service & { readonly say: (change: object) => void } {
  const handlers = new Map<string, Set<Handler>>()
  let props: Record<string, unknown> | undefined
  const tell = (event: string, ...told: unknown[]) => {
    for (const handler of handlers.get(event) ?? []) setTimeout(() => handler(...told))
  }
  const mustBeIdentified = () => {
    if (!props) throw new Error('User is not identified')
    return props
  }
  const say = (change: object) => {
    props = { ...props, ...change }
    tell('props_change', change)
  }
  const object = {
    init: () => tell('init', null),
    on(event: string, handler: Handler) {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler))
    },
    off: (event: string, handler: Handler) => void handlers.get(event)?.delete(handler),
    online(_userId: string, _language: string, hash?: string) {
      if (hash === 'wrong') return tell('identify', new Error('hash'))
      props = { ...PLAYER }
      tell('identify', null, props)
      tell('props_change', props)
      tell('login')
    },
    logout() {
      props = undefined
      tell('logout')
    },
    changeLanguage: () => {},
    dp: () => void mustBeIdentified(),
    suspendPopups: () => {},
    suspendInbox: () => {},
    suspendMiniGames: () => {},
    getPublicProps: () => props,
    api: {
      getUserProfile: mustBeIdentified,
      getLevels: async () => LEVELS,
      getMissions: async () => MISSIONS,
      requestMissionClaimReward: async () => {
        say({ ach_points_balance: 180, ach_points_ever: 480 })
        return { err_code: 0 }
      },
      getBadges: async () => [{ id: 9, type: 'badge', name: 'Čtenář', progress: 40, is_completed: false }],
      getStoreItems: async () => [{ id: 11, name: 'Hvězda', price: '400', image: '/avatars/star.svg', can_buy: true }],
      buyStoreItem: async () => ({ err_code: 0 }),
      getInboxMessages: async () => MESSAGES,
      getInboxMessageBody: async () => MESSAGE,
      markInboxMessageAsRead: async () => say({ core_inbox_unread_count: 0 }),
      deleteInboxMessage: async () => {},
      getInboxUnreadCount: async () => props?.['core_inbox_unread_count'] ?? 0,
      getActivityLog: async () => [{ create_date: 1_764_064_800, amount: 30, balance: 30, type: 'earned' }],
    },
    say,
  }
  return Object.assign((command: string, ...rest: unknown[]) => {
    const method: unknown = Reflect.get(object, command)
    if (typeof method === 'function') Reflect.apply(method, object, rest)
  }, object)
}
