import { Type, type Static } from 'typebox'

/** The group of files with photos of venues: a name that is a picture size of the brand, so they are cropped to it. */
export const PHOTO_GROUP = 'venue'

/** File name of a picture. */
export const PhotoName = Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*\\.(?:png|jpe?g|webp)$', maxLength: 80 })

/** With its size, so that the page reserves its space before it loads. */
export const VenuePhoto = Type.Object({
  name: Type.String(),
  url: Type.String(),
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
})
export type VenuePhoto = Static<typeof VenuePhoto>
