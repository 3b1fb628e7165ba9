import { Type, type Static } from 'typebox'

/** The group of files in which photos of venues are: one that the brand has a size for, so they are cut to it. */
export const PHOTO_GROUP = 'venue'

/** A picture by what its file is called. */
export const PhotoName = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*\\.(?:png|jpe?g|webp)$', maxLength: 80 })

/** With its size, so that a page has its room before it loads. */
export const VenuePhoto = Type.Object({
  name: Type.String(),
  url: Type.String(),
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
})
export type VenuePhoto = Static<typeof VenuePhoto>
