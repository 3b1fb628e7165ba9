import type { SectionType } from '#config/brand-schema.ts'

/** One piece of content that a page or a widget slot of the lobby may hold. */
export type Section = {
  readonly id: string
  readonly type: SectionType
  /** Games that it shows, most wanted first. */
  readonly gameKeys: readonly string[]
}

type Slot = { readonly allowedSectionTypes: readonly SectionType[]; readonly maxCount: number }

/** What of the offered sections a slot takes: the types that it accepts, in the offered order, up to its number. */
export function fillSlot({ allowedSectionTypes, maxCount }: Slot, offered: readonly Section[]): readonly Section[] {
  return acceptSections(allowedSectionTypes, offered).slice(0, maxCount)
}

/** What of the offered sections a page takes: any number of the types that it accepts. */
export function acceptSections(allowed: readonly SectionType[], offered: readonly Section[]): readonly Section[] {
  return offered.filter(({ type, gameKeys }) => allowed.includes(type) && gameKeys.length > 0)
}
