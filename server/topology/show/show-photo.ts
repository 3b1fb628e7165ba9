import { getFile } from '#contract/onling-v2/static-files.ts'
import { PHOTO_GROUP, type VenuePhoto } from '#contract/shapes/venue-photo.ts'
import type { VenueFacts } from '../facts/venues.queries.ts'

type Photo = Pick<VenueFacts, 'photoName' | 'photoVersion' | 'photoWidth' | 'photoHeight'>

/** A venue's photo for pages: this version, whose bytes never change, and its size. */
export function shownPhoto({ photoName, photoVersion, photoWidth, photoHeight }: Photo): VenuePhoto | null {
  if (photoName === null || photoVersion === null || photoWidth === null || photoHeight === null) return null
  const path = getFile.path.replace('{group}', PHOTO_GROUP).replace('{name}', photoName)
  return { name: photoName, url: `${path}?version=${photoVersion}`, widthPx: photoWidth, heightPx: photoHeight }
}
