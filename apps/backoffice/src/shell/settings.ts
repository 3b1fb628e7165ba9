import { createStore } from './store.ts'
import { knownZone, ownZone, zone } from './zone.ts'

export const LANGUAGES = ['cs', 'sk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

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
const letters = createStore(read('letters') !== 'off')
zone.set(knownZone(read('zone')) ?? ownZone)

/** Choices of this browser: language, light or dark, the zone of times, and whether single letters are keys (WCAG 2.1.4). */
export const settings = { language, theme, letters, zone, ownZone }

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

export function chooseLetters(isOn: boolean): void {
  keep('letters', isOn ? 'on' : 'off')
  letters.set(isOn)
}

export function chooseZone(name: string): void {
  keep('zone', name)
  zone.set(name)
}
