import type { Brand } from '#config/brand.ts'

/** The brand in its messages: its name, and the tone of its site (`config/texts/tones`). */
export type Voice = {
  readonly brand: string
  readonly tone: Brand['tone']
}

export const voiceOf = ({ appName, tone }: Pick<Brand, 'appName' | 'tone'>): Voice => ({ brand: appName, tone })
