import type { Brand } from '#config/brand.ts'

/** How a brand speaks in its messages: its name, and the tone that its site has (`config/texts/tones`). */
export type Voice = {
  readonly brand: string
  readonly tone: Brand['tone']
}

export const voiceOf = ({ appName, tone }: Pick<Brand, 'appName' | 'tone'>): Voice => ({ brand: appName, tone })
