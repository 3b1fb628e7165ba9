import type { VenuePhoto } from '#contract/shapes/venue-photo.ts'
import styles from './photo-view.module.css'

/** A small photo of a venue; its space is reserved before it loads. */
export function PhotoView({
  photo: { url, widthPx, heightPx },
  alt,
}: {
  readonly photo: VenuePhoto
  readonly alt: string
}) {
  return <img className={styles.photo} src={url} width={widthPx} height={heightPx} alt={alt} loading="lazy" />
}
