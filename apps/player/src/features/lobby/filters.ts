export const ORDERS = ['sort', 'start', 'name', 'rtp'] as const
export type Order = (typeof ORDERS)[number]
export type Direction = 'asc' | 'desc'

/** Classes of volatility, calm first; `adjustable` where the player chooses the risk with the bet. */
export const VOLATILITIES = ['low', 'medium-low', 'medium', 'medium-high', 'high', 'adjustable'] as const
export type Volatility = (typeof VOLATILITIES)[number]
/** Options for the minimum return, per cent. */
export const RETURNS = ['94', '95', '96', '97'] as const

/** The filters of the lobby. All of them are in the URL, so a lobby can be shared. */
export type Filters = {
  readonly text: string
  readonly provider: string | undefined
  readonly category: string | undefined
  readonly genre: string | undefined
  readonly tag: string | undefined
  readonly reels: string | undefined
  readonly badge: string | undefined
  readonly volatility: Volatility | undefined
  /** Minimum return in per cent. */
  readonly rtp: (typeof RETURNS)[number] | undefined
  readonly show: 'favourites' | 'recents' | undefined
  readonly order: Order
  readonly direction: Direction
}

const TEXT_MAX = 80
const NARROWING = ['provider', 'category', 'genre', 'tag', 'reels', 'badge', 'volatility', 'rtp', 'show'] as const

/** Higher value first, later date first, but names from A. */
export function firstDirection(order: Order): Direction {
  return order === 'name' ? 'asc' : 'desc'
}

/** Reads the filters of a URL. Unknown values are ignored. */
export function parseFilters(search: string | URLSearchParams): Filters {
  const params = new URLSearchParams(search)
  const key = (name: string) => {
    const value = params.get(name)
    return value && /^[\w.-]{1,60}$/.test(value) ? value : undefined
  }
  const order = ORDERS.find((one) => one === params.get('order')) ?? 'sort'
  const direction = params.get('dir')
  const show = params.get('show')
  return {
    text: (params.get('q') ?? '').slice(0, TEXT_MAX),
    provider: key('provider'),
    category: key('category'),
    genre: key('genre'),
    tag: key('tag'),
    reels: key('reels'),
    badge: key('badge'),
    volatility: VOLATILITIES.find((one) => one === params.get('volatility')),
    rtp: RETURNS.find((one) => one === params.get('rtp')),
    show: show === 'favourites' || show === 'recents' ? show : undefined,
    order,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection(order),
  }
}

/** Writes the query of these filters, always in the same order and without defaults. Empty for none. */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams()
  if (filters.text.trim() !== '') params.set('q', filters.text)
  for (const name of NARROWING) {
    const value = filters[name]
    if (value !== undefined) params.set(name, value)
  }
  if (filters.order !== 'sort') params.set('order', filters.order)
  if (filters.direction !== firstDirection(filters.order)) params.set('dir', filters.direction)
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}

/** True when the lobby shows a grid of results instead of its rows. */
export function isNarrowed(filters: Filters): boolean {
  return writeFilters(filters) !== ''
}
