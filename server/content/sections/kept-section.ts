import type { WrittenSection } from '#contract/shapes/sections.ts'

type Slide = WrittenSection['slides'][number]

/** A stored section: each picture with its version and size. */
export type KeptSection = Omit<WrittenSection, 'slides'> & {
  readonly slides: readonly (Omit<Slide, 'picture'> & {
    readonly picture:
      | (NonNullable<Slide['picture']> & {
          readonly version: number
          readonly widthPx: number
          readonly heightPx: number
        })
      | null
  })[]
}

/** The content of a version of a section. */
export const sectionOf = (content: unknown): KeptSection => content as KeptSection
