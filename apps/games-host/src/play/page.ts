import type { GamePageData } from '../../server/page-data.ts'
import { fillCompiled } from '#text'
import type { TextKey } from '../../texts/index.ts'

/** An element of the server-rendered page. Throws if it is missing. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.querySelector<E>(`#${id}`)
  if (!element) throw new Error(`The page has no #${id}.`)
  return element
}

export function readPageData(): GamePageData {
  return JSON.parse(byId('page-data').textContent) as GamePageData
}

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the page's language. */
export function createSay({ texts, language }: Pick<GamePageData, 'texts' | 'language'>): Say {
  return (key, values) => fillCompiled(texts[key], values ?? {}, language)
}

/** Makes an element with text or children. Text never becomes markup. */
export function element(name: string, content: string | readonly (Node | string)[] = '', className = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  if (typeof content === 'string') made.textContent = content
  else made.append(...content)
  return made
}
