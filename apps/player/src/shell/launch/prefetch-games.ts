type PrefetchList = {
  readonly scripts: readonly string[]
  readonly perGame: Readonly<Record<string, readonly string[]>>
}

const kinds: Readonly<Record<string, string>> = { js: 'script', css: 'style', woff2: 'font', webp: 'image' }
const done = new Set<string>()
const wanted = new Set<string>()
let list: PrefetchList | undefined
let origin = ''

/**
 * Prefetches the files of all games while the player is still choosing, so that a game starts fast. The games host
 * lists them; without the list, or on a metered connection, nothing happens.
 */
export async function prefetchGames(gamesOrigin: string): Promise<void> {
  origin = gamesOrigin
  if (list || isMetered()) return
  await whenIdle()
  try {
    // Through our own server, so that a games host that is down causes no error in the console.
    const response = await fetch('/games-prefetch.json')
    if (!response.ok) return
    list = readList(await response.json())
    for (const gameKey of wanted) prefetchGame(gameKey)
    // One at a time: a phone would be busy for 50 ms and more with all of them.
    for (const script of list.scripts) {
      await whenIdle()
      prefetch(script)
    }
  } catch {
    // Offline, or a games host older than this page: games then start without prefetched files.
  }
}

/**
 * Prefetches the files of one game, when the pointer rests on it or its page is open; once the list of the games host
 * is known.
 */
export function prefetchGame(gameKey: string): void {
  wanted.add(gameKey)
  for (const address of list?.perGame[gameKey] ?? []) prefetch(address)
}

function prefetch(address: string): void {
  const url = new URL(address, origin)
  if (url.origin !== new URL(origin).origin || done.has(url.href)) return
  done.add(url.href)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.href = url.href
  const kind = kinds[url.pathname.slice(url.pathname.lastIndexOf('.') + 1)]
  if (kind) link.as = kind
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

function readList(value: unknown): PrefetchList {
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])
  const field = (name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : {})
  const perGame = Object.entries(Object(field('perGame')) as object).map(([key, list]) => [key, texts(list)])
  return { scripts: texts(field('scripts')), perGame: Object.fromEntries(perGame) as PrefetchList['perGame'] }
}

function isMetered(): boolean {
  const line: unknown = Reflect.get(navigator, 'connection')
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 8000 })
    else setTimeout(resolve, 3000)
  })
}
