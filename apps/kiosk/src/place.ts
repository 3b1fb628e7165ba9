import type { Variants } from '#config/texts/form-of-address.ts'
import type { ProblemTexts } from './problems/problem-texts.ts'
import type { Language, Texts } from './texts/index.ts'

/** Brand and market of this kiosk, from its server. */
export type Place = {
  readonly appName: string
  readonly target: string
  /** Key of the look and the texts of the loaded page. */
  readonly shownKey: string
  readonly timeZone: string
  readonly firstLanguage: Language
  /** Languages of the player site; a kiosk has more. */
  readonly siteLanguages: readonly Language[]
  readonly minAge: number
  /** What the brand says otherwise in its form of address. */
  readonly variants: Readonly<Partial<Record<Language, Variants<Texts>>>>
  readonly problemVariants: Readonly<Partial<Record<Language, Variants<ProblemTexts>>>>
  readonly warning: string
  readonly playerOrigin: string
  readonly outline: readonly (readonly [number, number])[]
  readonly errors: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** The language of the player site for a person at the kiosk: the chosen one, if the site has it. */
export const siteLanguage = (place: Pick<Place, 'siteLanguages' | 'firstLanguage'>, chosen: Language): Language =>
  place.siteLanguages.includes(chosen) ? chosen : place.firstLanguage

const AGAIN_MS = 5000

/** Retries until the server responds: a kiosk may be switched on before it. */
export async function readPlace(): Promise<Place> {
  for (;;) {
    const answer = await fetch('/kiosk.json').catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as Place
    await new Promise((done) => setTimeout(done, AGAIN_MS))
  }
}
