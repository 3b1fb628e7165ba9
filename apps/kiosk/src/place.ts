import type { Language } from './texts/index.ts'

/** Whose kiosk this is, as its server tells it. */
export type Place = {
  readonly appName: string
  readonly target: string
  /** The look and the texts that its page was loaded with. */
  readonly shownKey: string
  readonly timeZone: string
  readonly firstLanguage: Language
  readonly minAge: number
  readonly warning: string
  readonly playerOrigin: string
  readonly outline: readonly (readonly [number, number])[]
  readonly errors: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

const AGAIN_MS = 5000

/** Asks until the server answers: a kiosk that was switched on before it waits. */
export async function readPlace(): Promise<Place> {
  for (;;) {
    const answer = await fetch('/kiosk.json').catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as Place
    await new Promise((done) => setTimeout(done, AGAIN_MS))
  }
}
