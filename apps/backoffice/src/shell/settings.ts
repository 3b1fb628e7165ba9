import { createStore } from './store.ts'
import { knownZone, ownZone, zone } from './zone.ts'

export const LANGUAGES = ['cs', 'sk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'
/** Colours of links, focus and selection; none of them is one that means a state. */
export const ACCENTS = ['sea', 'lagoon', 'berry', 'graphite'] as const
export type Accent = (typeof ACCENTS)[number]

const PREFIX = 'backoffice.'

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // A browser that keeps nothing still works until it is closed.
  }
}

const stored = read('language')
const language = createStore<Language>(LANGUAGES.find((one) => one === stored) ?? 'cs')
const theme = createStore<Theme>(document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')
const accent = createStore<Accent>(ACCENTS.find((one) => one === document.documentElement.dataset['accent']) ?? 'sea')
const letters = createStore(read('letters') !== 'off')
const density = createStore<'usual' | 'compact'>(read('density') === 'compact' ? 'compact' : 'usual')
if (density.get() === 'compact') document.documentElement.dataset['density'] = 'compact'
zone.set(knownZone(read('zone')) ?? ownZone)
/** Numbers of files of lists that failed or were deleted, and were seen. */
const filesPutAway = createStore<readonly number[]>((read('filesPutAway') ?? '').split(' ').filter(Boolean).map(Number))
const closedGroups = createStore<readonly string[]>((read('closedGroups') ?? '').split(' ').filter(Boolean))

/** Choices of this browser: language, light or dark, the colour of links, the zone of times, and whether single letters are keys (WCAG 2.1.4). */
export const settings = { language, theme, accent, letters, density, zone, ownZone, closedGroups, filesPutAway }

export function chooseLanguage(value: Language): void {
  keep('language', value)
  document.documentElement.lang = value
  language.set(value)
}

export function chooseTheme(value: Theme): void {
  keep('theme', value)
  document.documentElement.dataset['theme'] = value
  theme.set(value)
}

export function chooseAccent(value: Accent): void {
  keep('accent', value)
  document.documentElement.dataset['accent'] = value
  accent.set(value)
}

/** Times are the market's where nobody at this desk has chosen others: its days and months begin there. */
export function followMarket(timeZone: string): void {
  if (knownZone(read('zone')) === undefined) zone.set(timeZone)
}

/** What the brand does not let staff choose is as the system of the device has it, whatever was chosen once. */
export function followPlace(may: { readonly editLightMode: boolean; readonly editColors: boolean }): void {
  const { dataset } = document.documentElement
  if (!may.editLightMode) {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    dataset['theme'] = system
    theme.set(system)
  }
  if (!may.editColors) {
    dataset['accent'] = 'sea'
    accent.set('sea')
  }
}

export function chooseLetters(isOn: boolean): void {
  keep('letters', isOn ? 'on' : 'off')
  letters.set(isOn)
}

/** Groups of the rail that are closed. */
export function chooseClosedGroups(names: readonly string[]): void {
  keep('closedGroups', names.join(' '))
  closedGroups.set(names)
}

/** As many as are remembered: files are listed for two weeks. */
const PUT_AWAY_MAX = 50

/** A file that cannot be fetched is no longer shown below its list. */
export function putFileAway(number: number): void {
  const next = [number, ...filesPutAway.get()].slice(0, PUT_AWAY_MAX)
  keep('filesPutAway', next.join(' '))
  filesPutAway.set(next)
}

/** How high rows of lists are. */
export function chooseDensity(value: 'usual' | 'compact'): void {
  keep('density', value)
  document.documentElement.dataset['density'] = value
  density.set(value)
}

export function chooseZone(name: string): void {
  keep('zone', name)
  zone.set(name)
}
