import type { cs } from './cs.ts'

export type TextKey = keyof typeof cs
export type Texts = Readonly<Record<TextKey, string>>
