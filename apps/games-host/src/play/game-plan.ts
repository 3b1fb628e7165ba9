import type { Client } from '#client'
import type { GamePageData } from '../../server/page-data.ts'
import { createSay, element } from './page.ts'

type Needs = {
  readonly client: Client
  readonly data: Pick<GamePageData, 'texts' | 'language'>
  readonly gameKey: string
}

/**
 * The section of the game's plan in its rules: what staff have published, the approved document and the text required
 * by law. It is absent where there is none or staff have hidden it.
 */
export function gamePlan({ client, data, gameKey }: Needs): HTMLElement {
  const place = element('section')
  place.hidden = true
  void fill(place, { client, data, gameKey })
  return place
}

async function fill(place: HTMLElement, { client, data, gameKey }: Needs): Promise<void> {
  // Loaded lazily, because its call is declared in a module with calls of staff.
  const { showGamePlan } = await import('#contract/onling-v2/manage-online-game.ts')
  const answer = await client(showGamePlan, { query: { gameKey, lang: data.language } })
  if (!answer.ok) return
  const say = createSay(data)
  const { planUrl, legalText } = answer.data
  const paragraphs = (legalText ?? '').split(/\n+/).filter((text) => text.trim() !== '')
  place.append(element('h3', say('gamePlan')), ...paragraphs.map((text) => element('p', text)))
  if (planUrl) {
    const link = document.createElement('a')
    link.href = planUrl
    link.target = '_blank'
    link.rel = 'noopener'
    link.className = 'link'
    link.textContent = say('openPlan')
    place.append(link)
  }
  place.hidden = false
}
