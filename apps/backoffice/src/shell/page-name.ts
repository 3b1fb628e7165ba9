import { paths, PLAYER_TABS } from './paths.ts'
import { screens } from './screens.ts'

type Words = {
  readonly t: (key: 'player.title' | 'payment.title', values: Record<string, string>) => string
  readonly or: (key: string, fallback: string) => string
}

/**
 * The name of the page at an address, what tells it apart first: the number of the player or of the payment, then the
 * tab; of other screens the open view, then the screen. Without personal data: titles stay in the browser's history.
 */
export function pageName(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  { t, or }: Words,
): readonly string[] {
  const asked = new URLSearchParams(search)
  const [, playerId] = /^\/players\/(\d+)$/.exec(pathname) ?? []
  if (playerId !== undefined) {
    const tab = PLAYER_TABS.find((one) => one === asked.get('tab'))
    return [t('player.title', { id: playerId }), tab ? or(`tab.${tab}`, '') : ''].filter(Boolean)
  }
  const [, number] = /^\/payments\/(\d+)$/.exec(pathname) ?? []
  if (number !== undefined) return [t('payment.title', { number })]
  if (pathname.startsWith(paths.profile)) return [or('profile.title', '')]
  const screen = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  if (!screen) return []
  return [or(`${screen.name}.view.${asked.get('view') ?? ''}`, ''), or(`screen.${screen.name}`, '')].filter(Boolean)
}
