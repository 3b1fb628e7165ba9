import type { SectionType } from '#config/brand-schema.ts'

/** One piece of content that a page or a widget slot of the lobby may hold. */
export type Section = {
  readonly id: string
  readonly type: SectionType
  /** Its games, by priority. */
  readonly gameKeys: readonly string[]
}

type Slot = { readonly allowedSectionTypes: readonly SectionType[]; readonly maxCount: number }

/** The sections for a slot: those of the types that it accepts, in the given order, up to its maximum. */
export function fillSlot({ allowedSectionTypes, maxCount }: Slot, offered: readonly Section[]): readonly Section[] {
  return acceptSections(allowedSectionTypes, offered).slice(0, maxCount)
}

/** The sections for a page: all of the types that it accepts. */
export function acceptSections(allowed: readonly SectionType[], offered: readonly Section[]): readonly Section[] {
  return offered.filter(({ type, gameKeys }) => allowed.includes(type) && gameKeys.length > 0)
}
