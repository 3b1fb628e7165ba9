/**
 * A malicious external gamification service with the shape of its interface: a queue of commands that is also an
 * object. Each of its texts is HTML that would mark the page if it were inserted as markup, and run if executed.
 * Injected into the page as source, so it refers to nothing outside.
 */
export function bringHostileService(): void {
  const run = "globalThis.wasRun=(globalThis.wasRun||'')+'!'"
  const markup =
    `Zlo<b data-hostile onclick="${run}" onmouseover="${run}">tučné</b><img data-hostile src=x onerror="${run}">` +
    `<svg data-hostile onload="${run}"></svg><script data-hostile>${run}</script>` +
    `<iframe data-hostile srcdoc="<script>parent.wasRun=1</script>"></iframe><a data-hostile href="javascript:${run}">sem</a>`
  const script = `javascript:${run}`
  const props = {
    ach_points_balance: 30,
    ach_points_ever: 330,
    ach_level_current_id: 1,
    ach_level_current: markup,
    avatar_url: script,
    core_inbox_unread_count: 1,
    public_username: markup,
  }
  const counted = (id: number) => ({
    id,
    name: markup,
    description: markup,
    reward: markup,
    image: script,
    progress: 100,
    is_completed: true,
    completed_at_ts: 1e300,
    custom_data: { icon: 'constructor' },
  })
  const body = { title: markup, html_body: markup, preview_body: markup, icon: script }
  const followed: string[] = []
  const handlers: Record<string, ((...told: unknown[]) => void)[]> = {}
  const api = {
    getUserProfile: () => props,
    getLevels: async () => [
      {
        id: 1,
        name: markup,
        description: markup,
        image: script,
        required_points: 0,
        custom_data: { reached_ts: 1e300 },
      },
      { id: 2, name: markup, description: markup, image: script, required_points: 1000 },
    ],
    getMissions: async () => [counted(1)],
    getBadges: async () => [counted(2)],
    getStoreItems: async () => [{ id: 3, name: markup, price: markup, image: script, can_buy: true }],
    getActivityLog: async () => [
      { create_date: 1e300, amount: 1 },
      {
        create_date: 1_764_064_800,
        amount: 2,
        type: 'constructor',
        custom_data: { name: markup, about: markup, reason: markup },
      },
    ],
    getInboxMessages: async () =>
      ['javascript', 'dp'].map((id) => ({
        message_guid: id,
        sent_date: '2026-11-25T10:00:00Z',
        expire_on_dt: 1e300,
        category_id: 'constructor',
        title: `${id} ${markup}`,
        preview_body: markup,
      })),
    getInboxMessageBody: async (id: string) => {
      const action = id === 'dp' ? `dp:${script}` : script
      return { ...body, action, buttons: [{ text: markup, action }] }
    },
    markInboxMessageAsRead: async () => {},
    getInboxUnreadCount: async () => 1,
    getAvatarsList: async () => [],
  }
  const object = {
    api,
    init: () => {},
    on: (event: string, handler: (...told: unknown[]) => void) => void (handlers[event] ??= []).push(handler),
    off: () => {},
    online: () => setTimeout(() => handlers['props_change']?.forEach((tell) => tell(props))),
    logout: () => {},
    dp: (link: string) => void followed.push(link),
    suspendPopups: () => {},
    suspendInbox: () => {},
    suspendMiniGames: () => {},
    getPublicProps: () => undefined,
  }
  Reflect.set(globalThis, 'followedByService', followed)
  Reflect.set(
    globalThis,
    '_smartico',
    Object.assign(() => {}, object),
  )
}
